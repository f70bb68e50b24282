import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

type Month = MyYearResult['months'][number];
type Change = Month['changes'][number];

/** What is different in a month from the month before, in a word each. */
export function useYearChangeWords() {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.change' });
  const wordsOf = (changes: readonly Change[]) => changes.map(({ id }) => t(id));
  return {
    /** Of a person. The family’s events are said once. */
    changeWords: ({ changes }: Month, who: Change['who']): readonly string[] =>
      wordsOf(changes.filter((change) => change.who === who && !isPaidOnce(change))),
    /** What is paid once, which has a row of its own. */
    onceWords: ({ changes }: Month): readonly string[] => wordsOf(changes.filter(isPaidOnce)),
  };
}

function isPaidOnce({ id }: Change): boolean {
  return id === 'bonus' || id === 'leavePaidOut' || id === 'severance';
}
