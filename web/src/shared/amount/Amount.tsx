import { useLanguage } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { amountParts, speakEuros } from './format-amount.ts';
import classes from './Amount.module.css';

interface AmountProps {
  readonly value: number;
  /** Writes the euro sign before the figure; without it the column or heading names the currency. */
  readonly withCurrency?: boolean;
}

/** A result figure: decimals superscript for the eye, one whole number for a screen reader. */
export function Amount({ value, withCurrency = false }: AmountProps) {
  const language = useLanguage();
  const { whole, decimals } = amountParts(value);
  return (
    <span className={classes.amount}>
      <span aria-hidden="true">
        {withCurrency && <span className={classes.currency}>€&nbsp;</span>}
        {whole}
        <span className={classes.decimals}>{decimals}</span>
      </span>
      <VisuallyHidden> {speakEuros(value, language)}</VisuallyHidden>
    </span>
  );
}
