import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { box } from '../../shared/testing/controls.ts';
import { enter } from '../../shared/testing/enter.ts';
import { fakeApi, type Answer } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import LoanCostPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/AreaChart.tsx';
import '../../shared/charts/BarChart.tsx';
import '../../shared/charts/PieChart.tsx';
import './result/LoanCostResultView.tsx';

export const calculationPath = '/LoanCalculator/calculateloan';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<LoanCostPage />);

export const slider = () => screen.getByRole('slider', { name: 'Term in years' });

/** Puts something else into a field. */
export async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(box(name));
  await user.type(box(name), text);
}

/** The page with a result: the API gives its answers in turn. */
export async function calculate(...answers: readonly Answer[]) {
  const api = fakeApi({ [calculationPath]: answers });
  const page = showPage();
  enter(box('Loan amount'), '2500');
  enter(box('Interest rate per year'), '8,24');
  enter(box('Term in months'), '12');
  await sendForm();
  return { ...page, ...api };
}
