import type { DeductionTotal } from '@suen/engine/calculators/tax-optimization/result';
import { percentOf } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { writtenProgress } from '../../../subjects/deductions/limit-status.ts';
import { useLimitWords, type LimitWords } from '../../../subjects/deductions/limit-words.ts';

/**
 * The words for all categories together. A remaining limit cannot offset an excess in another
 * category, so the ring shows the deductible part and the excess is shown separately.
 */
export function useTotalWords(): (total: DeductionTotal) => LimitWords {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'result.total' });
  const format = useFormat();
  const { advice, limitWords } = useLimitWords();

  return (total) => {
    const { room: remainingLimits, excess, max, deducted, deductible } = total;
    const plain = limitWords(total, 'total');
    if (remainingLimits === 0 && excess === 0) return { ...plain, advice: [t('full')] };
    if (remainingLimits === 0) return plain;
    const left = [advice('under', remainingLimits, 'total')];
    if (excess === 0) return { ...plain, advice: left };

    const progress = percentOf(deductible, max);
    const countedTotal = { ...total, remaining: remainingLimits, progress };
    return {
      ...limitWords(countedTotal, 'total'),
      used: t('used', {
        counted: format.eurosBriefly(deductible),
        max: format.eurosBriefly(max),
        percent: writtenProgress(countedTotal, format),
        deducted: format.eurosBriefly(deducted),
      }),
      advice: [...left, advice('over', excess, 'total')],
    };
  };
}
