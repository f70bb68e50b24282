import type { Step } from '@suen/engine/small-door';
import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { BriefExplanation } from './BriefExplanation.tsx';
import { eachOnce } from './each-once.ts';
import { StepList } from './StepList.tsx';
import classes from './HowComputed.module.css';

interface HowComputedProps {
  readonly steps: readonly Step[];
  /** The steps that give the figures of the line; the last one if it has one figure. */
  readonly answers?: readonly Step[] | undefined;
}

/**
 * The explanation of one line on two levels: a sentence with its law, and on request the whole calculation. It shows what the
 * engine computed and computes nothing itself.
 */
export function HowComputed({ steps, answers = steps.slice(-1) }: HowComputedProps) {
  const { t } = useTranslation('explanation');
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const once = eachOnce(steps);
  return (
    <div className={classes.explanation}>
      {answers.map((answer) => (
        <BriefExplanation
          key={answer.id}
          answer={answer}
          steps={steps}
          isNamed={answers.length > 1}
        />
      ))}
      <Button
        look="text"
        className={classes.whole}
        aria-expanded={isWhole}
        aria-controls={isWhole ? listId : undefined}
        onClick={() => setWhole(!isWhole)}
      >
        {t('whole')}
      </Button>
      {isWhole && <StepList id={listId} steps={once} />}
    </div>
  );
}
