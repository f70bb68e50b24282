import { fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import FreelancePage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/PieChart.tsx';
import './result/FreelanceResultView.tsx';
import { freelanceDefaultsOf2025 } from './fixtures.ts';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<FreelancePage />);

export const vatList = () => screen.getByRole('combobox', { name: 'VAT in your rate' });

export const calculationPath = '/SalaryCalculator/calculatefreelance';

/** The page with a result that the API answered to the form's defaults, but for the tax class if one is given. */
export async function calculate(result = freelanceDefaultsOf2025, taxClass?: string) {
  const api = fakeApi({ [calculationPath]: [{ status: 200, body: result }] });
  const page = showPage();
  if (taxClass !== undefined) fireEvent.click(screen.getByRole('radio', { name: taxClass }));
  await sendForm();
  return { ...page, ...api };
}
