import type { Step } from '@suen/engine/small-door';
import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { useRulePeriodNames } from '../rule-period/rule-period-name.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { BracketTable } from './BracketTable.tsx';
import { placesUsedAgain } from './each-once.ts';
import { FormulaResult, FormulaTerms } from './Formula.tsx';
import { Sources } from './Sources.tsx';
import { useStepTexts } from './step-texts.ts';
import classes from './HowComputed.module.css';

interface StepListProps {
  readonly id: string;
  readonly steps: readonly Step[];
}

/** The whole calculation: each step in order with its arithmetic, rounding and law, and a link where it is used again. */
export function StepList({ id, steps }: StepListProps) {
  const { t } = useTranslation('explanation');
  const { titleOf, whyOf, nameOf } = useStepTexts();
  const { monthSpanName } = useRulePeriodNames();
  const idOfSteps = useId();
  const idAt = (place: number) => `${idOfSteps}${place}`;
  const inMonths = ({ months }: Step, name: string) =>
    months === undefined ? name : `${name}, ${monthSpanName(months)}`;
  const nameAt = (place: number) => {
    const step = steps[place];
    return step === undefined ? '' : inMonths(step, nameOf(step.id));
  };
  return (
    <ol id={id} className={classes.steps} aria-label={t('list')}>
      {steps.map((step, place) => {
        const usedAgain = placesUsedAgain(steps, place);
        return (
          // A year under two sets of rules has the same step twice; the order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li className={classes.step} key={place} id={idAt(place)} tabIndex={-1}>
            <p className={classes.title}>{inMonths(step, titleOf(step.id))}</p>
            <p className={classes.why}>{whyOf(step.id)}</p>
            <FormulaTerms step={step} />
            {step.brackets !== undefined && (
              <BracketTable
                brackets={step.brackets}
                of={step.operation === 'feeScale' ? 'fee' : 'tax'}
              />
            )}
            <FormulaResult step={step} />
            {usedAgain.length > 0 && (
              <p className={classes.usedAgain}>
                {usedAgain.map((used) => (
                  <Button
                    key={used}
                    look="text"
                    className={classes.again}
                    onClick={() => document.getElementById(idAt(used))?.focus()}
                  >
                    {t('step', { number: used + 1, name: nameAt(used) })}
                  </Button>
                ))}
              </p>
            )}
            <Sources sources={step.sources} />
          </li>
        );
      })}
    </ol>
  );
}
