import { screen } from '@testing-library/react';
import { enter } from '../../shared/testing/enter.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import OutstandingBalanceInsurancePage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import './result/OutstandingBalanceInsuranceResultView.tsx';
import { coupleOf35And37 } from './fixtures.ts';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<OutstandingBalanceInsurancePage />);

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
