import type { ComponentProps } from 'react';
import classes from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `filled` is the one thing to do next; `outlined` stands beside it; `text` sits in a line of words. */
  readonly look?: 'filled' | 'outlined' | 'text';
}

/** The site's button. Does not submit a form unless told to. */
export function Button({ look = 'outlined', type = 'button', className, ...others }: ButtonProps) {
  const names = [classes.button, classes[look], className].filter(Boolean).join(' ');
  // oxlint-disable-next-line react/button-has-type -- the default is `button`
  return <button {...others} type={type} className={names} />;
}
