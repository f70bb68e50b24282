import type { DeductionTotal } from '@suen/engine/calculators/tax-optimization/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { writtenProgress } from '../../../subjects/deductions/room-status.ts';
import { useRoomWords, type RoomWords } from '../../../subjects/deductions/room-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

/**
 * The words for all categories together. A remaining limit cannot offset an excess in another
 * category, so the ring shows the deductible part and the excess is shown separately.
 */
export function useTotalWords(): (total: DeductionTotal) => RoomWords {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'result.total' });
  const format = useFormat();
  const { advice, roomWords } = useRoomWords();

  return (total) => {
    const { room, excess, max, deducted } = total;
    const plain = roomWords(total, 'total');
    if (room === 0 && excess === 0) return { ...plain, advice: [t('full')] };
    if (room === 0) return plain;
    const left = [advice('under', room, 'total')];
    if (excess === 0) return { ...plain, advice: left };

    const counted = max - room;
    const ofWhatCounts = { ...total, remaining: room, progress: (counted / max) * 100 };
    return {
      ...roomWords(ofWhatCounts, 'total'),
      used: t('used', {
        counted: format.eurosBriefly(counted),
        max: format.eurosBriefly(max),
        percent: writtenProgress(ofWhatCounts, format),
        deducted: format.eurosBriefly(deducted),
      }),
      advice: [...left, advice('over', excess, 'total')],
    };
  };
}
