import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { homeAffordabilityForm } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';

type HomeAffordabilityRequest = RequestOf<typeof homeAffordabilityForm>;

/** The answer in one sentence, about the entered home price if there is one. */
export function useAnswer() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.answer' });
  const format = useFormat();
  return ({ homePrice }: HomeAffordabilityRequest, result: HomeAffordabilityResult): string => {
    const possible = format.wholeEuros(result.maxHomePricePossible);
    if (homePrice === null || result.gaugeZone === undefined)
      return t('withoutPrice', { possible });
    return t(result.gaugeZone, {
      possible,
      price: format.eurosBriefly(homePrice),
      missing: format.wholeEuros(homePrice - result.maxHomePricePossible),
    });
  };
}

/** Hints on why there is little or no loan. */
export function useHints() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.hints' });
  const format = useFormat();
  const { easy, possible } = quotedFigures(format);
  return (
    request: HomeAffordabilityRequest,
    { maxMonthlyPaymentEasy, maxMonthlyPaymentPossible }: HomeAffordabilityResult,
  ): readonly string[] => {
    if (request.annualNetIncome === 0) return [t('noIncome')];
    if (maxMonthlyPaymentPossible === 0) return [t('noRoom', { possible })];
    return [
      ...(maxMonthlyPaymentEasy === 0 ? [t('noEasyRoom', { easy })] : []),
      ...(request.loanTermYears === 0 ? [t('noTerm')] : []),
    ];
  };
}
