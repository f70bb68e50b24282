import type { ComponentProps } from 'react';
import classes from './Field.module.css';

interface TextBoxProps extends ComponentProps<'input'> {
  readonly unitBefore?: string;
  readonly unitAfter?: string;
  /** 'beside' is as large as an amount in the same row; on phones it stands below. */
  readonly isLarge?: boolean | 'beside';
}

/** A line to type a figure in, with its unit inside the box and the keypad for decimals. */
export function TextBox({ unitBefore, unitAfter, isLarge = false, ...input }: TextBoxProps) {
  const size = isLarge === 'beside' ? classes.largeBeside : isLarge ? classes.large : '';
  return (
    <div className={[classes.box, size].join(' ')}>
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
