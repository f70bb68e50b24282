import type { ComponentProps } from 'react';
import classes from './Field.module.css';

interface TextBoxProps extends ComponentProps<'input'> {
  readonly unitBefore?: string;
  readonly unitAfter?: string;
  readonly isLarge?: boolean;
}

/** A line to type a figure in, with its unit inside the box and the keypad for decimals. */
export function TextBox({ unitBefore, unitAfter, isLarge = false, ...input }: TextBoxProps) {
  return (
    <div className={isLarge ? `${classes.box} ${classes.large}` : classes.box}>
      {unitBefore !== undefined && (
        <span aria-hidden="true" className={classes.unit}>
          {unitBefore}
        </span>
      )}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        className={classes.control}
      />
      {unitAfter !== undefined && unitAfter !== '' && (
        <span aria-hidden="true" className={classes.unit}>
          {unitAfter}
        </span>
      )}
    </div>
  );
}
