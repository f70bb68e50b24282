import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

type Month = MyYearResult['months'][number];
type Change = Month['changes'][number];

/** What is different in a month from the month before, in a word each. */
export function useYearChangeWords() {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.change' });
  const wordsOf = (changes: readonly Change[]) => {
    const ids = new Set(changes.map(({ id }) => id));
    // Fewer hours at a lower salary are one change for most readers.
    if (ids.has('hours')) ids.delete('salary');
    return [...ids].map((id) => t(id));
  };
  return {
    /** Of a person, without what is paid once, which has a row of its own. */
    changeWords: ({ changes }: Month, who: Change['who']): readonly string[] =>
      wordsOf(changes.filter((change) => change.who === who && !isPaidOnce(change))),
    /** For the chart, which has room for what was entered only. */
    markWords: ({ changes }: Month): readonly string[] =>
      wordsOf(changes.filter(({ id, who }) => who === 'person' && id !== 'index')),
  };
}

function isPaidOnce({ id }: Change): boolean {
  return id === 'bonus' || id === 'leavePaidOut' || id === 'severance';
}
