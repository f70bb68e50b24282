import { memo } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { roundedToEuro } from './rounding.ts';
import { useFormat } from './use-format.ts';
import classes from './Amount.module.css';

interface AmountProps {
  readonly value: number;
  /** Writes the euro sign beside the figure; without it the column or heading names the currency. */
  readonly hasCurrency?: boolean;
  /** False for an estimate, which has no cents. */
  readonly hasCents?: boolean;
}

/**
 * A result figure: decimals superscript for the eye, one whole number for a screen reader. Tables hold many, and most
 * stay the same.
 */
export const Amount = memo(function Amount(props: AmountProps) {
  const { value, hasCurrency = false, hasCents = true } = props;
  const format = useFormat();
  const shown = hasCents ? value : roundedToEuro(value);
  const { before, whole, decimals, after } = format.parts(shown);
  return (
    <span className={classes.amount} data-value={value}>
      <span aria-hidden="true">
        {hasCurrency && <span className={classes.currency}>{before}</span>}
        {whole}
        {hasCents && <span className={classes.decimals}>{decimals}</span>}
        {hasCurrency && <span className={classes.currency}>{after}</span>}
      </span>
      <VisuallyHidden>
        {' '}
        {hasCents ? format.spoken(value) : format.spokenWhole(value)}
      </VisuallyHidden>
    </span>
  );
});
