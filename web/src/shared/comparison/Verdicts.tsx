import { useTranslation } from '../translation/use-translation.ts';
import classes from './Comparison.module.css';

/** What decides between the result and a column. */
export interface Verdict {
  readonly id: number;
  readonly column: string;
  readonly sentence: string;
}

interface VerdictsProps {
  readonly verdicts: readonly Verdict[];
  /** The same once nobody has typed for a moment: this is read out. */
  readonly announced: string;
}

/** One sentence that decides; with a third column one for each. */
export function Verdicts({ verdicts, announced }: VerdictsProps) {
  const { t } = useTranslation('comparison');
  const [only] = verdicts;
  return (
    <>
      {verdicts.length > 1 ? (
        <ul className={classes.verdict}>
          {verdicts.map(({ id, column, sentence }) => (
            <li key={id}>
              {sentence === '' || sentence.includes(column)
                ? sentence
                : t('verdictOf', { column, sentence })}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.verdict}>{only?.sentence}</p>
      )}
      <output className={classes.announced}>{announced}</output>
    </>
  );
}
