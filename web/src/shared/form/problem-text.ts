import { useTranslation, type Translate } from '../translation/use-translation.ts';
import type { EntryProblem } from './read-entry.ts';

interface Wording {
  /** Writes a limit in the unit of the field. */
  readonly limit: (value: number) => string;
  /** An entry that would be right, shown when what was typed cannot be read. */
  readonly example: string;
}

/** A choice has no limits and cannot be mistyped: only the API can refuse it. */
const wordingOfChoice: Wording = { limit: String, example: '' };

/** A sentence for each problem with an entry that says what to do, limit included. */
export function useProblemText(): (
  problem: EntryProblem | undefined,
  wording?: Wording,
) => string | undefined {
  const { t } = useTranslation('shared');
  return (problem, wording = wordingOfChoice) => problem && problemText(t, problem, wording);
}

function problemText(
  t: Translate<'shared'>,
  { code, limit }: EntryProblem,
  { limit: writeLimit, example }: Wording,
): string {
  if ((code === 'belowMinimum' || code === 'aboveMaximum') && limit !== undefined) {
    return t(`problem.${code}`, { limit: writeLimit(limit) });
  }
  if (code === 'unreadable' || code === 'notWhole') return t(`problem.${code}`, { example });
  return code === 'required' ? t('problem.required') : t('problem.refused');
}
