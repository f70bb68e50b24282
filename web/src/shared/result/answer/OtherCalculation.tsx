import { Button } from '../../button/Button.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import type { useChangedCalculation } from '../view/changed-calculation.ts';
import classes from './OtherCalculation.module.css';

interface OtherCalculationProps extends Partial<
  Pick<ReturnType<typeof useChangedCalculation>, 'isCalculating' | 'failure'>
> {
  /** What the shown result assumes, or what another one would give. Left out where the card has said it. */
  readonly sentence?: string;
  /** True if it is the one thing to do next. */
  readonly isMain?: boolean;
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** Calculations with another entry, one press away, in the card of the answer; or the way to the entry that is missing. */
export function OtherCalculation(props: OtherCalculationProps) {
  const { sentence, isMain = false, choices, isCalculating, failure } = props;
  const { t } = useTranslation('shared');
  return (
    <div className={classes.line}>
      {sentence !== undefined && <p>{sentence}</p>}
      <div className={classes.buttons}>
        {choices.map(({ label, onChoose }) => (
          <Button
            key={label}
            look={isMain ? 'filled' : 'outlined'}
            aria-busy={isCalculating}
            onClick={onChoose}
          >
            {label}
          </Button>
        ))}
      </div>
      {failure !== undefined && <p role="alert">{t(`failure.${failure}`)}</p>}
    </div>
  );
}
