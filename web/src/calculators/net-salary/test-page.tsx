import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import salaryStepsDe from '../../shared/explanation/salary-steps/texts/de.json';
import salaryStepsEn from '../../shared/explanation/salary-steps/texts/en.json';
import explanationDe from '../../shared/explanation/texts/de.json';
import explanationEn from '../../shared/explanation/texts/en.json';
import salaryStepsFr from '../../shared/explanation/salary-steps/texts/fr.json';
import explanationFr from '../../shared/explanation/texts/fr.json';
import selfEmployedDe from '../../shared/salary/self-employed/texts/de.json';
import selfEmployedEn from '../../shared/salary/self-employed/texts/en.json';
import selfEmployedFr from '../../shared/salary/self-employed/texts/fr.json';
import sharingDe from '../../shared/sharing/texts/de.json';
import sharingEn from '../../shared/sharing/texts/en.json';
import sharingFr from '../../shared/sharing/texts/fr.json';
import { enter } from '../../shared/testing/enter.ts';
import advancesDe from '../../shared/salary/advances/texts/de.json';
import advancesEn from '../../shared/salary/advances/texts/en.json';
import advancesFr from '../../shared/salary/advances/texts/fr.json';
import { fakeApi, type Answer } from '../../shared/testing/fake-api.ts';
import { salaryStatistics } from '../../shared/testing/salary-statistics.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import sharedDe from '../../shared/texts/de.json';
import sharedEn from '../../shared/texts/en.json';
import sharedFr from '../../shared/texts/fr.json';
import NetSalaryPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/PieChart.tsx';
import './payslip/NetSalaryResultView.tsx';
import '../../shared/charts/AreaChart.tsx';
import payslipDe from './payslip/texts/de.json';
import payslipEn from './payslip/texts/en.json';
import payslipFr from './payslip/texts/fr.json';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { netSalaryOfJune2025 } from './fixtures.ts';

const english = {
  shared: sharedEn,
  explanation: explanationEn,
  'salary-steps': salaryStepsEn,
  advances: advancesEn,
  'self-employed': selfEmployedEn,
  payslip: payslipEn,
  sharing: sharingEn,
  'net-salary': en,
};
const french = {
  shared: sharedFr,
  explanation: explanationFr,
  'salary-steps': salaryStepsFr,
  advances: advancesFr,
  'self-employed': selfEmployedFr,
  payslip: payslipFr,
  sharing: sharingFr,
  'net-salary': fr,
};

const german = {
  shared: sharedDe,
  explanation: explanationDe,
  'salary-steps': salaryStepsDe,
  advances: advancesDe,
  'self-employed': selfEmployedDe,
  payslip: payslipDe,
  sharing: sharingDe,
  'net-salary': de,
};

/** Renders the calculator's page and returns a user for it. */
export function showPage() {
  const site = showInSite(<NetSalaryPage />, {
    texts: { en: english, fr: french, de: german },
  });
  return { user: userEvent.setup(), ...site };
}

export const grossSalaryBox = () => screen.getByRole('textbox', { name: 'Gross salary' });
export const calculateButton = () =>
  screen.getByRole('button', { name: /^Calculate net (?:salary|income)$/ });
export const supplementaryPensionBox = () =>
  screen.getByRole('textbox', {
    name: en.salary.calculator.form.supplementaryPension.label.employee,
    hidden: true,
  });
export const weeklyHoursBox = () =>
  screen.getByRole('textbox', { name: 'Hours of work a week', hidden: true });
export const rulePeriodBox = () =>
  screen.getByRole('combobox', { name: /^(?:For which months|Pour quels mois|Für welche Monate)/ });
export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

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
