import { memo, type ComponentType } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { Comparison } from '../comparison.ts';
import { pauseMs } from '../state/comparison-state.ts';
import { isUnchanged } from '../state/unchanged.ts';
import { useLater, waitForMs } from '../state/use-later.ts';
import type { AnsweredProps } from './ComparedLines.tsx';
import classes from './Verdicts.module.css';

const pause = waitForMs(pauseMs);

/**
 * Makes what decides between the result and its columns: one sentence, with a third column one for each. It is read
 * out once nobody has typed for a moment.
 */
export function comparedVerdicts<Entries extends object, Values, Request extends object, Result>({
  useWords,
}: Comparison<Entries, Values, Request, Result>): ComponentType<
  AnsweredProps<Entries, Request, Result>
> {
  function Verdicts({ record, columns }: AnsweredProps<Entries, Request, Result>) {
    const { t } = useTranslation('comparison');
    const words = useWords(record);
    const verdicts = columns.map(({ id, name, answer, isSame, isStale }) => {
      if (isStale) return { id, name, sentence: t('stale') };
      if (isSame) return { id, name, sentence: t('sameEntries') };
      return { id, name, sentence: answer === undefined ? '' : words.sentence(answer, name) };
    });
    const spoken = verdicts.map(({ sentence }) => sentence).join(' ');
    const announced = useLater(spoken, pause, '');

    const [only] = verdicts;
    return (
      <>
        {verdicts.length > 1 ? (
          <ul className={classes.verdict}>
            {verdicts.map(({ id, name, sentence }) => (
              <li key={id}>
                {sentence === '' || sentence.includes(name)
                  ? sentence
                  : t('verdictOf', { column: name, sentence })}
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.verdict}>{only?.sentence}</p>
        )}
        <VisuallyHidden>
          <output>{announced}</output>
        </VisuallyHidden>
      </>
    );
  }
  return memo(Verdicts, isUnchanged);
}
