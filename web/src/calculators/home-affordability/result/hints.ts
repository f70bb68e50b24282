import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { Request } from './answer.ts';

/** Hints on why there is little or no loan. */
export function useHints() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.hints' });
  const format = useFormat();
  const { easy, possible } = quotedFigures(format, useToday());
  return (
    request: Request,
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
