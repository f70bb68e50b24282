import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import deductionsEn from '../../shared/deductions/texts/en.json';
import deductionsFr from '../../shared/deductions/texts/fr.json';
import deductionStepsEn from '../../shared/explanation/deduction-steps/texts/en.json';
import deductionStepsFr from '../../shared/explanation/deduction-steps/texts/fr.json';
import explanationEn from '../../shared/explanation/texts/en.json';
import explanationFr from '../../shared/explanation/texts/fr.json';
import { enter } from '../../shared/testing/enter.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import sharedDe from '../../shared/texts/de.json';
import sharedEn from '../../shared/texts/en.json';
import sharedFr from '../../shared/texts/fr.json';
import OutstandingBalanceInsurancePage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import './result/OutstandingBalanceInsuranceResultView.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { coupleOf35And37 } from './fixtures.ts';

const english = {
  shared: sharedEn,
  deductions: deductionsEn,
  explanation: explanationEn,
  'deduction-steps': deductionStepsEn,
  'outstanding-balance-insurance': en,
};
const french = {
  shared: sharedFr,
  deductions: deductionsFr,
  explanation: explanationFr,
  'deduction-steps': deductionStepsFr,
  'outstanding-balance-insurance': fr,
};

const german = { ...english, shared: sharedDe, 'outstanding-balance-insurance': de };

/** Renders the calculator's page and returns a user for it. */
export function showPage() {
  const site = showInSite(<OutstandingBalanceInsurancePage />, {
    texts: { en: english, fr: french, de: german },
  });
  return { user: userEvent.setup(), ...site };
}

export const box = (name: string) => screen.getByRole('textbox', { name });
export const card = (name: string) => screen.getByRole('radio', { name });
export const calculateButton = () => screen.getByRole('button', { name: 'Calculate deduction' });
export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

export const calculationPath = '/TaxOptimization/calculateobi';

/** Fills in the couple of the worked result. */
function fillInCouple(): void {
  enter(box('Your age'), '35');
  enter(box('Your partner’s age'), '37');
  enter(box('Children in the household'), '2');
  enter(box('Planned payment'), '5000');
}

/** The same, with the terms accepted. */
export async function enterCouple({ user }: ReturnType<typeof showPage>): Promise<void> {
  fillInCouple();
  await user.click(termsBox());
}

/** The page with a result that the API answered. */
export async function calculate(result = coupleOf35And37) {
  const api = fakeApi({ [calculationPath]: [{ status: 200, body: result }] });
  const page = showPage();
  fillInCouple();
  await sendForm();
  return { ...page, ...api };
}
