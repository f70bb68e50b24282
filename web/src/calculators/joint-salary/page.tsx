import type { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import type { myYearCall } from '@suen/engine/calculators/my-year/input';
import type { taxClassCall } from '@suen/engine/calculators/tax-class/input';
import { perMonth, sum } from '../../shared/amount/derived.ts';
import { areaChart } from '../../shared/charts/area/area-chart.ts';
import { pieChart } from '../../shared/charts/pie/pie-chart.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { isEmployee } from '../../subjects/salary/salary-entries.ts';
import { incomesOf, useBackground } from './background.ts';
import { Fields } from './Fields.tsx';
import { jointSalaryForm } from './form.ts';
import { useJointSalaryWords } from './words.ts';

type Shown = RecordOf<typeof jointSalaryForm, JointSalaryResult>;

/** The salaries of both employees as entered, for the classes of cross-border workers. */
function salariesOf({ request }: Shown) {
  const { grossSalary, grossSalary2, employmentType, employmentType2, salaryPeriod } = request;
  return {
    salaryPeriod,
    grossSalary: isEmployee({ employmentType }) ? grossSalary : null,
    grossSalary2: isEmployee({ employmentType: employmentType2 }) ? grossSalary2 : null,
  };
}

/** The pay of the second person, which my year asks for in other words. */
interface YearOfCouple {
  readonly grossSalary: number;
  readonly partnerGross?: number | undefined;
  readonly weeklyHours?: number | null | undefined;
  readonly distanceToWork?: number | null | undefined;
}

/** What a month pays two employees; nothing for other couples. */
function monthlyOf({ request }: Shown) {
  const { grossSalary, grossSalary2, employmentType2, salaryPeriod } = request;
  const isSecondEmployee = isEmployee({ employmentType: employmentType2 });
  if (!isEmployee(request) || (grossSalary2 !== null && !isSecondEmployee)) return null;
  const monthlyAmount = (amount: number) => (salaryPeriod === 'annual' ? perMonth(amount) : amount);
  return {
    first: monthlyAmount(grossSalary),
    second: grossSalary2 === null ? undefined : monthlyAmount(grossSalary2),
  };
}

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof homeAffordabilityCall, Shown>(
    'home-affordability',
    ({ result }) => result.total.annualSalary.netSalary,
    ({ result }) => ({ annualNetIncome: result.total.annualSalary.netSalary }),
  ),
  nextQuestion<typeof taxClassCall, Shown>(
    'tax-class',
    (record) => {
      const { grossSalary, grossSalary2 } = salariesOf(record);
      return sum([grossSalary ?? 0, grossSalary2 ?? 0]);
    },
    salariesOf,
  ),
  nextQuestion<typeof myYearCall, Shown, YearOfCouple>(
    'my-year',
    (record) => sum([monthlyOf(record)?.first ?? 0, monthlyOf(record)?.second ?? 0]),
    (record) => {
      const { first = 0, second } = monthlyOf(record) ?? {};
      const { taxClass, weeklyHours, distanceToWork } = record.request;
      return { taxClass, grossSalary: first, partnerGross: second, weeklyHours, distanceToWork };
    },
  ),
];

/** The joint salary calculator. */
export default calculatorPage({
  form: jointSalaryForm,
  Fields,
  useFieldWords: useJointSalaryWords,
  namedInLine: ['grossSalary', 'grossSalary2', 'taxClass', 'payMonth'],
  useWords: (entries) => {
    const { t } = useTranslation('joint-salary');
    return {
      title: t('title'),
      lead: t(incomesOf(entries) === 'salaries' ? 'lead.salaries' : 'lead.incomes'),
      label: t('form.label'),
      submitLabel: t('form.calculate'),
    };
  },
  useBackground,
  next,
  loadResult: async () =>
    (await import('./result/JointSalaryResultView.tsx')).JointSalaryResultView,
  charts: [pieChart, areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).jointSalaryComparison),
});
