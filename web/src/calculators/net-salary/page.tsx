import type { freelanceCall } from '@suen/engine/calculators/freelance/input';
import { usualRateFor } from '@suen/engine/calculators/freelance/usual-year-preview';
import type { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import type { jointSalaryCall } from '@suen/engine/calculators/joint-salary/input';
import type { myYearCall } from '@suen/engine/calculators/my-year/input';
import type { payslipCheckCall } from '@suen/engine/calculators/payslip-check/input';
import { besideSalaryLines } from '@suen/engine/small-door';
import { difference, sum } from '../../shared/amount/derived.ts';
import { areaChart } from '../../shared/charts/area/area-chart.ts';
import { pieChart } from '../../shared/charts/pie/pie-chart.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { isEmployee, employmentOf } from '../../subjects/salary/salary-entries.ts';
import { useBackground } from './background.ts';
import { Fields } from './Fields.tsx';
import { netSalaryForm } from './form.ts';
import { payIn, type NetSalaryRecord } from './result/found-salary.ts';
import { useNetSalaryWords } from './words.ts';

const netOfYear = ({ result }: NetSalaryRecord) => payIn(result).annualSalary.netSalary;

/** What the employer pays in the year; nothing for the self-employed. */
const costOf = ({ result }: NetSalaryRecord) => payIn(result).employer?.annual.cost ?? 0;

/** What my year and the payslip check ask for of a salary. */
interface SalaryOfYear {
  readonly grossSalary: number;
  readonly weeklyHours?: number | null | undefined;
  readonly distanceToWork?: number | null | undefined;
}

type PaidSlip = ReturnType<typeof payIn>['monthlySalary'];

/** A salary without what is paid beside it. Of a year, it includes a bonus. */
function salaryIn(slip: PaidSlip): number {
  const besideSalary = besideSalaryLines.map((line) => slip[line] ?? 0);
  return difference(slip.grossSalary, sum(besideSalary));
}

/** The salary of a month of an employee; nothing for the self-employed. */
function salaryOfMonth({ request, result }: NetSalaryRecord): number {
  return isEmployee(request) ? salaryIn(payIn(result).monthlySalary) : 0;
}

/** The salary or the profit of the period that was entered. */
function enteredIncome({ request, result }: NetSalaryRecord): number {
  const { monthlySalary, annualSalary } = payIn(result);
  return salaryIn(request.salaryPeriod === 'annual' ? annualSalary : monthlySalary);
}

function salaryOfYear(record: NetSalaryRecord) {
  const { taxClass, weeklyHours, distanceToWork } = record.request;
  return { grossSalary: salaryOfMonth(record), taxClass, weeklyHours, distanceToWork };
}

/** What people ask after this result. */
export const next: readonly NextQuestion<NetSalaryRecord>[] = [
  nextQuestion<typeof homeAffordabilityCall, NetSalaryRecord>(
    'home-affordability',
    netOfYear,
    (record) => ({ annualNetIncome: netOfYear(record) }),
  ),
  nextQuestion<typeof jointSalaryCall, NetSalaryRecord>(
    'joint-salary',
    enteredIncome,
    (record) => ({
      grossSalary: enteredIncome(record),
      salaryPeriod: record.request.salaryPeriod,
      taxClass: record.request.taxClass,
      employmentType: record.request.employmentType,
      distanceToWork: record.request.distanceToWork,
      weeklyHours: record.request.weeklyHours,
      payMonth: record.request.payMonth,
    }),
  ),
  nextQuestion<typeof payslipCheckCall, NetSalaryRecord, SalaryOfYear>(
    'payslip-check',
    salaryOfMonth,
    salaryOfYear,
  ),
  nextQuestion<typeof myYearCall, NetSalaryRecord, SalaryOfYear>(
    'my-year',
    salaryOfMonth,
    salaryOfYear,
  ),
  // An hour is priced so that clients pay in the usual working year what the employer pays, without VAT.
  nextQuestion<typeof freelanceCall, NetSalaryRecord>('freelance', costOf, (record) => ({
    ratePerHour: usualRateFor(costOf(record)),
    taxClass: record.request.taxClass,
    payMonth: record.request.payMonth,
  })),
];

/** The net salary calculator. */
export default calculatorPage({
  form: netSalaryForm,
  Fields,
  useFieldWords: useNetSalaryWords,
  namedInLine: [
    'grossSalary',
    'netSalary',
    'employerCost',
    'employmentType',
    'taxClass',
    'payMonth',
  ],
  useWords: ({ employmentType }) => {
    const { t } = useTranslation('net-salary');
    const { t: form } = useTranslation('net-salary', { keyPrefix: 'form' });
    const employment = employmentOf(employmentType);
    return {
      title: t('title'),
      lead: t(`lead.${employment}`),
      label: form('label'),
      submitLabel: form(`calculate.${employment}`),
    };
  },
  useBackground,
  next,
  loadResult: async () => (await import('./result/NetSalaryResultView.tsx')).NetSalaryResultView,
  charts: [pieChart, areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).netSalaryComparison),
});
