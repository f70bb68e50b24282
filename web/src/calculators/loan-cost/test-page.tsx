import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import explanationEn from '../../shared/explanation/texts/en.json';
import explanationFr from '../../shared/explanation/texts/fr.json';
import loanStepsEn from '../../shared/explanation/loan-steps/texts/en.json';
import loanStepsFr from '../../shared/explanation/loan-steps/texts/fr.json';
import { enter } from '../../shared/testing/enter.ts';
import { fakeApi, type Answer } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import sharedEn from '../../shared/texts/en.json';
import sharedFr from '../../shared/texts/fr.json';
import LoanCostPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/AreaChart.tsx';
import '../../shared/charts/BarChart.tsx';
import '../../shared/charts/PieChart.tsx';
import './result/LoanCostResultView.tsx';
import en from './texts/en.json';
import fr from './texts/fr.json';

const english = {
  shared: sharedEn,
  explanation: explanationEn,
  'loan-steps': loanStepsEn,
  'loan-cost': en,
};
const french = {
  shared: sharedFr,
  explanation: explanationFr,
  'loan-steps': loanStepsFr,
  'loan-cost': fr,
};

export const calculationPath = '/LoanCalculator/calculateloan';

/** Renders the calculator's page and returns a user for it. */
export function showPage() {
  const site = showInSite(<LoanCostPage />, {
    texts: { en: english, fr: french, de: english },
  });
  return { user: userEvent.setup(), ...site };
}

export const box = (name: string) => screen.getByRole('textbox', { name });
export const slider = () => screen.getByRole('slider', { name: 'Term in years' });
export const calculateButton = () => screen.getByRole('button', { name: 'Calculate loan cost' });
export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

/** Puts something else into a field. */
export async function retype(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
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
