import { fireEvent, screen } from '@testing-library/react';
import { enter } from '../../shared/testing/enter.ts';
import { fakeApi, type Answer } from '../../shared/testing/fake-api.ts';
import { salaryStatistics } from '../../shared/testing/salary-statistics.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import NetSalaryPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/PieChart.tsx';
import './payslip/NetSalaryResultView.tsx';
import '../../shared/charts/AreaChart.tsx';
import { netSalaryOfJune2025 } from './fixtures.ts';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<NetSalaryPage />);

export const grossSalaryBox = () => screen.getByRole('textbox', { name: 'Gross salary' });
export const supplementaryPensionBox = () =>
  screen.getByRole('textbox', {
    name: 'Your own payments to your employer’s pension scheme, per year',
    hidden: true,
  });
export const weeklyHoursBox = () =>
  screen.getByRole('textbox', { name: 'Working hours per week', hidden: true });
export const rulePeriodBox = () =>
  screen.getByRole('combobox', { name: /^(?:For which months|Pour quels mois|Für welche Monate)/ });

export const calculationPath = '/SalaryCalculator/calculate';
export const statisticsPath = '/stats/salary';

interface Circumstances {
  readonly employment?: string;
  /** Other entries, made before the employment is chosen. */
  readonly period?: 'Monthly' | 'Annual';
  readonly gross?: string;
  readonly supplementaryPension?: string;
  readonly weeklyHours?: string;
  readonly payMonth?: string;
  readonly taxClass?: string;
  readonly statisticsAnswers?: readonly Answer[];
}

/** The page with a result that the API answered, to 5 000 a month unless told otherwise. */
export async function calculate(
  result = netSalaryOfJune2025,
  {
    employment = 'Employee',
    period = 'Monthly',
    gross = '5000',
    supplementaryPension = '',
    weeklyHours = '',
    payMonth,
    taxClass = 'Class 1',
    statisticsAnswers = [{ status: 200, body: salaryStatistics }],
  }: Circumstances = {},
) {
  const api = fakeApi({
    [calculationPath]: [{ status: 200, body: result }],
    [statisticsPath]: statisticsAnswers,
  });
  const page = showPage();
  enter(grossSalaryBox(), gross);
  fireEvent.click(screen.getByRole('radio', { name: period }));
  if (supplementaryPension !== '') enter(supplementaryPensionBox(), supplementaryPension);
  if (weeklyHours !== '') enter(weeklyHoursBox(), weeklyHours);
  if (payMonth !== undefined) {
    await page.user.selectOptions(rulePeriodBox(), payMonth);
  }
  fireEvent.click(screen.getByRole('radio', { name: employment }));
  fireEvent.click(screen.getByRole('radio', { name: taxClass }));
  await sendForm();
  return { ...page, ...api };
}
