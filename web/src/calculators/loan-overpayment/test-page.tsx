import { fakeApi } from '../../shared/testing/fake-api.ts';
import { fillInBoxes, type UsualEntries } from '../../shared/testing/fill-in-boxes.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import LoanOverpaymentPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/AreaChart.tsx';
import './result/LoanOverpaymentResultView.tsx';
import { twoMonthsLeft } from './fixtures.ts';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<LoanOverpaymentPage />);

export const calculationPath = '/LoanCalculator/calculate';

/** The entries of the worked result. */
const usualEntries: UsualEntries = [
  ['Remaining loan amount', '1000'],
  ['Interest rate per year', '12'],
  ['Remaining years', '0'],
  ['Additional months', '2'],
  ['Early repayment amount', '600'],
];

/** Fills the form in; `changes` by the labels of the fields. */
export const fillIn = (changes: Readonly<Record<string, string>> = {}) =>
  fillInBoxes(usualEntries, changes);

/** The page with a result that the API answered. */
export async function calculate(
  result = twoMonthsLeft,
  changes: Readonly<Record<string, string>> = {},
) {
  const api = fakeApi({ [calculationPath]: [{ status: 200, body: result }] });
  const page = showPage();
  fillIn(changes);
  await sendForm();
  return { ...page, ...api };
}
