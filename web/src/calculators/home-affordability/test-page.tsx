import { fakeApi } from '../../shared/testing/fake-api.ts';
import { fillInBoxes, type UsualEntries } from '../../shared/testing/fill-in-boxes.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import HomeAffordabilityPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import './result/HomeAffordabilityResultView.tsx';
import { tenYearsWithoutInterest } from './fixtures.ts';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<HomeAffordabilityPage />);

export const calculationPath = '/LoanCalculator/calculate-home-affordability';

/** The entries of the worked result. */
const usualEntries: UsualEntries = [
  ['Annual net income', '36000'],
  ['Monthly debt payments', '200'],
  ['Down payment', '24000'],
  ['Loan term', '10'],
  ['Interest rate per year', '0'],
  ['Home price', ''],
];

/** Fills the form in; `changes` by the labels of the fields. */
export const fillIn = (changes: Readonly<Record<string, string>> = {}) =>
  fillInBoxes(usualEntries, changes);

/** The page with a result that the API answered. */
export async function calculate(
  result = tenYearsWithoutInterest,
  changes: Readonly<Record<string, string>> = {},
) {
  const api = fakeApi({ [calculationPath]: [{ status: 200, body: result }] });
  const page = showPage();
  fillIn(changes);
  await sendForm();
  return { ...page, ...api };
}
