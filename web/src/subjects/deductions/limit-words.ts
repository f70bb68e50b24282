import type { DeductionLimit } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { limitStatus, writtenProgress } from './limit-status.ts';

/** What an advice is about: a category, or the taxable income as a whole. */
export type AdviceContext =
  | 'pension'
  | 'insurances'
  | 'singlePremium'
  | 'higherSinglePremium'
  | 'homeSavings'
  | 'total';

/** What a card says about the limit of a deduction. */
export interface LimitWords {
  readonly progress: number;
  readonly remaining: number;
  /** The limit in a few words, where the card is folded. */
  readonly inBrief: string;
  readonly figure: { readonly name: string; readonly amount: number };
  readonly used: string;
  readonly advice: readonly string[];
}

/** Puts the limit of a deduction into words. */
export function useLimitWords() {
  const { t } = useTranslation('deductions');
  const format = useFormat();
  const { t: contextName } = useTranslation('deductions', { keyPrefix: 'context' });

  /** The specification's sentence for an amount that is left, or that is too much. */
  const advice = (kind: 'under' | 'over', amount: number, context: AdviceContext): string =>
    kind === 'over' && context === 'total'
      ? t('advice.overInTotal', { amount: format.amount(amount) })
      : t(`advice.${kind}`, { amount: format.amount(amount), purpose: contextName(context) });

  /** What to do about a category. */
  const adviceFor = (remaining: number, context: AdviceContext): string => {
    const status = limitStatus(remaining);
    if (status === 'check') return t('advice.full', { purpose: contextName(context) });
    return advice(status === 'down' ? 'under' : 'over', Math.abs(remaining), context);
  };

  const limitWords = (limit: DeductionLimit, context: AdviceContext): LimitWords => {
    const { progress, remaining, deducted, max } = limit;
    return {
      progress,
      remaining,
      inBrief: t(`inBrief.${limitStatus(remaining)}`, {
        amount: format.eurosBriefly(Math.abs(remaining)),
      }),
      figure: { name: t(`remaining.${limitStatus(remaining)}`), amount: Math.abs(remaining) },
      used: t('used', {
        deducted: format.eurosBriefly(deducted),
        max: format.eurosBriefly(max),
        percent: writtenProgress(limit, format),
      }),
      advice: [adviceFor(remaining, context)],
    };
  };

  return { advice, adviceFor, limitWords };
}
