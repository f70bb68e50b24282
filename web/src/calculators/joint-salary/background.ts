import { salaryFigures } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { jointSalaryForm } from './form.ts';
import { personIds, persons } from './persons.ts';

type Request = RequestOf<typeof jointSalaryForm>;
type Employments = Pick<Request, 'employmentType' | 'employmentType2'>;

const taxSteps = ['alone', 'together', 'tax', 'shares'] as const;

/** The kinds of income: two salaries, a salary and a profit, or two profits. */
export function incomesOf(entries: Employments): 'salaries' | 'mixed' | 'profits' {
  const profits = personIds.filter((person) => entries[persons[person].employmentType] === 2);
  if (profits.length === 0) return 'salaries';
  return profits.length < personIds.length ? 'mixed' : 'profits';
}

/**
 * The explanation and the questions about a couple's salaries or profits, as chosen in the form,
 * with the figures of the chosen period.
 */
export function useBackground(entries: Employments & Pick<Request, 'payMonth'>) {
  const { t } = useTranslation('joint-salary');
  const format = useFormat();
  const { rulePeriodName } = useRulePeriodNames();
  const figures = quotedFigures(entries.payMonth, format);
  const incomes = incomesOf(entries);
  const paid = (['employee', 'selfEmployed'] as const).filter(
    (who) => incomes === 'mixed' || (who === 'employee') === (incomes === 'salaries'),
  );
  const asked = (id: 'worth' | 'individual' | 'payslips' | 'unmarried') => ({
    question: t(`questions.${id}.question`),
    answer: t(`questions.${id}.answer`, figures),
  });
  return {
    steps: [
      ...paid.map((who) => t(`how.steps.contributions.${who}`, figures)),
      ...taxSteps.map((step) => t(`how.steps.${step}`, figures)),
    ],
    note: t('how.figures', { period: rulePeriodName(entries.payMonth) }),
    questions: [
      asked('worth'),
      {
        question: t('questions.owe.question'),
        answer: t(`questions.owe.answer.${incomes}`, figures),
      },
      {
        question: t('questions.allowance.question'),
        answer: t(
          incomes === 'salaries'
            ? 'questions.allowance.answer.salaries'
            : 'questions.allowance.answer.incomes',
          figures,
        ),
      },
      asked('individual'),
      ...(incomes === 'profits' ? [] : [asked('payslips')]),
      asked('unmarried'),
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
    selfEmployedPension: format.percent(figures.selfEmployedPensionRatePercent),
    selfEmployedCare: format.percent(figures.selfEmployedIllnessRatePercent),
    selfEmployedCash: format.percent(figures.selfEmployedIllnessCashRatePercent),
    accident: format.percent(figures.accidentRatePercent),
    longTermCare: format.percent(figures.longTermCareRatePercent),
    specialExpenses: format.eurosBriefly(figures.specialExpensesLumpSum),
    specialExpensesForTwo: format.eurosBriefly(figures.specialExpensesLumpSumForTwo),
    allowance: format.eurosBriefly(figures.twoEarnerAllowance),
    secondCard: format.percent(figures.secondCardRatePercent),
    fund: format.percent(figures.fundRatePercent),
    higherFund: format.percent(figures.higherFundRatePercent),
    fundThreshold: format.eurosBriefly(figures.fundThresholdJoint),
  };
}
