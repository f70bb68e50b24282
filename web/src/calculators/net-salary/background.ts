import { minimumGrossSalary, salaryFigures } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { employmentOf } from '../../subjects/salary/salary-entries.ts';
import { useSelfEmployedWords } from '../../subjects/salary/self-employed/self-employed-words.ts';
import type { netSalaryForm } from './form.ts';

const steps = ['contributions', 'longTermCare', 'taxable', 'tax', 'credits'] as const;

/**
 * The explanation and the questions about a salary or a profit, as chosen in the form, with the
 * figures of the chosen period.
 */
export function useBackground({
  employmentType,
  payMonth,
}: Pick<RequestOf<typeof netSalaryForm>, 'employmentType' | 'payMonth'>) {
  const { t } = useTranslation('net-salary');
  const format = useFormat();
  const { rulePeriodName } = useRulePeriodNames();
  const selfEmployed = useSelfEmployedWords(payMonth);
  const employment = employmentOf(employmentType);
  const figures = quotedFigures(payMonth, format);

  const questionOf = (id: 'payslip' | 'year' | 'minimum' | 'index' | 'profit') => ({
    question: t(`questions.${id}.question`, figures),
    answer: t(`questions.${id}.answer`, figures),
  });
  const questionOfBoth = (id: 'taxClass' | 'credits') => ({
    question: t(`questions.${id}.question`),
    answer: t(`questions.${id}.answer.${employment}`, {
      ...figures,
      classes: t('questions.taxClass.classes', figures),
    }),
  });

  if (employment === 'selfEmployed') {
    return {
      steps: [selfEmployed.travel, ...selfEmployed.steps],
      note: selfEmployed.note,
      questions: [
        questionOf('profit'),
        selfEmployed.question('aside'),
        questionOfBoth('taxClass'),
        questionOfBoth('credits'),
        selfEmployed.question('minimum'),
        selfEmployed.question('rcpi'),
      ],
    };
  }
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, figures)),
    note: t('how.figures', { period: rulePeriodName(payMonth) }),
    questions: [
      questionOf('payslip'),
      questionOfBoth('taxClass'),
      questionOf('year'),
      questionOfBoth('credits'),
      questionOf('minimum'),
      questionOf('index'),
    ],
  };
}

/** The figures of the law, formatted, by the value names of the texts. */
function quotedFigures(payMonth: string, format: Format) {
  const figures = salaryFigures(payMonth);
  return {
    pension: format.percent(figures.pensionRatePercent),
    care: format.percent(figures.illnessRatePercent),
    cash: format.percent(figures.illnessCashRatePercent),
    refundAge: format.number(figures.sickPayRefundAge),
    ceiling: format.euros(figures.contributionCeiling),
    annualCeiling: format.euros(figures.contributionCeilingOfYear),
    longTermCare: format.percent(figures.longTermCareRatePercent),
    abatement: format.euros(figures.longTermCareAbatement),
    workExpenses: format.eurosBriefly(figures.employeeLumpSum),
    specialExpenses: format.eurosBriefly(figures.specialExpensesLumpSum),
    age: format.number(figures.classOneAAge),
    years: format.number(figures.classTwoYearsAfterMarriage),
    fund: format.percent(figures.fundRatePercent),
    higherFund: format.percent(figures.higherFundRatePercent),
    fundThreshold: format.eurosBriefly(figures.fundThreshold),
    fundThresholdJoint: format.eurosBriefly(figures.fundThresholdJoint),
    credit: format.eurosBriefly(figures.employeeCreditMaximum),
    employeeCredit: format.eurosBriefly(figures.employeeCreditMaximum),
    energyCredit: format.eurosBriefly(figures.energyCreditMaximum),
    singleParentCredit: format.eurosBriefly(figures.singleParentCreditMaximum),
    minimumWageCredit: format.eurosBriefly(figures.minimumWageCreditMonthly),
    minimumWage: format.euros(figures.minimumWage),
    qualifiedMinimumWage: format.euros(figures.qualifiedMinimumWage),
    minimum: format.euros(minimumGrossSalary('monthly')),
  };
}
