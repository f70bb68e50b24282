import type { DeductionLimit } from '@suen/engine/inputs';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { roomStatus, writtenProgress } from './room-status.ts';

/** What an advice is about: a category, or the taxable income as a whole. */
export type AdviceContext =
  | 'pension'
  | 'insurances'
  | 'singlePremium'
  | 'higherSinglePremium'
  | 'homeSavings'
  | 'total';

/** What a card says about a room. */
export interface RoomWords {
  readonly progress: number;
  readonly remaining: number;
  /** The same in a few words, where it is folded. */
  readonly standing: string;
  readonly figure: { readonly name: string; readonly amount: number };
  readonly used: string;
  readonly advice: readonly string[];
}

/** Puts a room into words. */
export function useRoomWords() {
  const { t } = useTranslation('deductions');
  const format = useFormat();
  const { t: contextName } = useTranslation('deductions', { keyPrefix: 'context' });

  /** The specification's sentence for an amount that is left, or that is too much. */
  const advice = (kind: 'under' | 'over', amount: number, context: AdviceContext): string =>
    t(`advice.${kind}`, {
      amount: format.amount(amount),
      purpose: contextName(context),
    });

  /** What to do about a category. */
  const adviceFor = (remaining: number, context: AdviceContext): string => {
    const status = roomStatus(remaining);
    if (status === 'check') return t('advice.full', { purpose: contextName(context) });
    return advice(status === 'down' ? 'under' : 'over', Math.abs(remaining), context);
  };

  const roomWords = (room: DeductionLimit, context: AdviceContext): RoomWords => {
    const { progress, remaining, deducted, max } = room;
    return {
      progress,
      remaining,
      standing: t(`standing.${roomStatus(remaining)}`, {
        amount: format.eurosBriefly(Math.abs(remaining)),
      }),
      figure: { name: t(`remaining.${roomStatus(remaining)}`), amount: Math.abs(remaining) },
      used: t('used', {
        deducted: format.eurosBriefly(deducted),
        max: format.eurosBriefly(max),
        percent: writtenProgress(room, format),
      }),
      advice: [adviceFor(remaining, context)],
    };
  };

  return { advice, adviceFor, roomWords };
}
