import { screen } from '@testing-library/react';
import { box } from '../../shared/testing/controls.ts';
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

export const card = (name: string) => screen.getByRole('radio', { name });

/** The page with a result that the API answered to the couple of the worked result. */
export async function calculate(result = coupleOf35And37) {
  const api = fakeApi({ '/TaxOptimization/calculateobi': [{ status: 200, body: result }] });
  const page = showPage();
  enter(box('Your age'), '35');
  enter(box('Your partner’s age'), '37');
  enter(box('Children in the household'), '2');
  enter(box('Planned payment'), '5000');
  await sendForm();
  return { ...page, ...api };
}
