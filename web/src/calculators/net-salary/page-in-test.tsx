import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import salaryStepsEn from '../../shared/explanation/salary-steps/texts/en.json';
import explanationEn from '../../shared/explanation/texts/en.json';
import salaryStepsFr from '../../shared/explanation/salary-steps/texts/fr.json';
import explanationFr from '../../shared/explanation/texts/fr.json';
import { fakeApi, type Answer } from '../../shared/testing/fake-api.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import { wholeResult } from '../../shared/testing/whole-result.ts';
import sharedEn from '../../shared/texts/en.json';
import sharedFr from '../../shared/texts/fr.json';
import NetSalaryPage from './page.tsx';
// What the page loads with its first result is here already: a busy machine would take longer than a test waits.
import '../../shared/charts/PieChart.tsx';
import './result/NetSalaryResultView.tsx';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { netSalaryOfJune2025, salaryStatistics } from './worked-results.ts';

const english = {
  shared: sharedEn,
  explanation: explanationEn,
  'salary-steps': salaryStepsEn,
  'net-salary': en,
};
const french = {
  shared: sharedFr,
  explanation: explanationFr,
  'salary-steps': salaryStepsFr,
  'net-salary': fr,
};

/** The calculator's page with a user in front of it. */
export function showPage() {
  const site = showInSite(<NetSalaryPage />, {
    texts: { en: english, fr: french, de: english },
  });
  return { user: userEvent.setup(), ...site };
}

export const grossSalaryBox = () => screen.getByRole('textbox', { name: 'Gross salary' });
export const calculateButton = () => screen.getByRole('button', { name: 'Calculate net salary' });
export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

export const calculationPath = '/SalaryCalculator/calculate';
export const statisticsPath = '/stats/salary';

interface Circumstances {
  readonly employment?: string;
  readonly taxClass?: string;
  readonly statisticsAnswers?: readonly Answer[];
}

/** The page with a result that the API answered to 5 000 a month. */
export async function calculate(
  result = netSalaryOfJune2025,
  {
    employment = 'Employee',
    taxClass = 'Class 1',
    statisticsAnswers = [{ status: 200, body: salaryStatistics }],
  }: Circumstances = {},
) {
  const api = fakeApi({
    [calculationPath]: [{ status: 200, body: result }],
    [statisticsPath]: statisticsAnswers,
  });
  const page = showPage();
  await page.user.type(grossSalaryBox(), '5000');
  await page.user.click(screen.getByRole('radio', { name: employment }));
  await page.user.click(screen.getByRole('radio', { name: taxClass }));
  await page.user.click(termsBox());
  await page.user.click(calculateButton());
  await wholeResult();
  return { ...page, ...api };
}
