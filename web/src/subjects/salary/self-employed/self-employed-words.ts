import { salaryFigures } from '@suen/engine/small-door';
import type { Format } from '../../../shared/amount/format.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

/** From profit to net income, in the order of the computation. */
const steps = ['contributions', 'longTermCare', 'taxable', 'tax', 'credits'] as const;

/** How the income of the self-employed is computed and what they ask, with the figures of a period's law. */
export function useSelfEmployedWords(payMonth: string) {
  const { t } = useTranslation('self-employed');
  const format = useFormat();
  const { rulePeriodName } = useRulePeriodNames();
  const figures = quotedFigures(payMonth, format);
  return {
    travel: t('steps.travel'),
    steps: steps.map((step) => t(`steps.${step}`, figures)),
    note: t('figures', { period: rulePeriodName(payMonth) }),
    question: (id: 'aside' | 'minimum' | 'rcpi') => ({
      question: t(`questions.${id}.question`),
      answer: t(`questions.${id}.answer`, figures),
    }),
  };
}

/** The figures of the law for the self-employed, formatted, by the value names of the texts. */
function quotedFigures(payMonth: string, format: Format) {
  const figures = salaryFigures(payMonth);
  return {
    pension: format.percent(figures.selfEmployedPensionRatePercent),
    care: format.percent(figures.selfEmployedIllnessRatePercent),
    cash: format.percent(figures.selfEmployedIllnessCashRatePercent),
    accident: format.percent(figures.accidentRatePercent),
    longTermCare: format.percent(figures.longTermCareRatePercent),
    minimumBase: format.euros(figures.selfEmployedMinimumBase),
    exemptionLimit: format.euros(figures.selfEmployedExemptionLimitOfYear),
    ceiling: format.euros(figures.contributionCeiling),
    annualCeiling: format.euros(figures.contributionCeilingOfYear),
    specialExpenses: format.eurosBriefly(figures.specialExpensesLumpSum),
    fund: format.percent(figures.fundRatePercent),
    higherFund: format.percent(figures.higherFundRatePercent),
    fundThreshold: format.eurosBriefly(figures.fundThreshold),
    fundThresholdJoint: format.eurosBriefly(figures.fundThresholdJoint),
    credit: format.eurosBriefly(figures.employeeCreditMaximum),
    energyCredit: format.eurosBriefly(figures.energyCreditMaximum),
    share: format.percent(figures.selfEmployedPensionSchemeSharePercent),
    flatTax: format.percent(figures.selfEmployedPensionSchemeTaxPercent),
  };
}
