import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import salaryStepsEn from '../../shared/explanation/salary-steps/texts/en.json';
import explanationEn from '../../shared/explanation/texts/en.json';
import salaryStepsFr from '../../shared/explanation/salary-steps/texts/fr.json';
import explanationFr from '../../shared/explanation/texts/fr.json';
import selfEmployedEn from '../../shared/salary/self-employed/texts/en.json';
import selfEmployedFr from '../../shared/salary/self-employed/texts/fr.json';
import advancesEn from '../../shared/salary/advances/texts/en.json';
import advancesFr from '../../shared/salary/advances/texts/fr.json';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import sharedEn from '../../shared/texts/en.json';
import sharedFr from '../../shared/texts/fr.json';
import FreelancePage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/PieChart.tsx';
import './result/FreelanceResultView.tsx';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { freelanceDefaultsOf2025 } from './fixtures.ts';

const english = {
  shared: sharedEn,
  explanation: explanationEn,
  'salary-steps': salaryStepsEn,
  advances: advancesEn,
  'self-employed': selfEmployedEn,
  freelance: en,
};
const french = {
  shared: sharedFr,
  explanation: explanationFr,
  'salary-steps': salaryStepsFr,
  advances: advancesFr,
  'self-employed': selfEmployedFr,
  freelance: fr,
};

/** Renders the calculator's page and returns a user for it. */
export function showPage() {
  const site = showInSite(<FreelancePage />, {
    texts: { en: english, fr: french, de: english },
  });
  return { user: userEvent.setup(), ...site };
}

export const box = (name: string) => screen.getByRole('textbox', { name });
export const slider = (name: string) => screen.getByRole('slider', { name });
export const vatList = () => screen.getByRole('combobox', { name: 'VAT in your rate' });
export const calculateButton = () => screen.getByRole('button', { name: 'Calculate net income' });
export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

export const calculationPath = '/SalaryCalculator/calculatefreelance';

/** The page with a result that the API answered to the form's defaults, but for the tax class if one is given. */
export async function calculate(result = freelanceDefaultsOf2025, taxClass?: string) {
  const api = fakeApi({ [calculationPath]: [{ status: 200, body: result }] });
  const page = showPage();
  if (taxClass !== undefined) fireEvent.click(screen.getByRole('radio', { name: taxClass }));
  await sendForm();
  return { ...page, ...api };
}
