import { screen, fireEvent } from '@testing-library/react';

/** The controls of a form by their names. */
export const box = (name: string) => screen.getByRole('textbox', { name });
export const slider = (name: string) => screen.getByRole('slider', { name });
export const list = (name: string) => screen.getByRole('combobox', { name });

export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

/** The only button that sends, whatever it is called on a page. */
export function calculateButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('form [type="submit"]');
  if (button === null) throw new Error('no form is shown');
  return button;
}

/** The hint or the error of a control. */
export function descriptionOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-describedby') ?? '';
  return document.querySelector(`[id="${id}"]`)?.textContent ?? '';
}

/**
 * Sets a text at once and leaves the field. Typing key by key would render the whole form each
 * time.
 */
export function enter(control: HTMLElement, text: string): void {
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value: text } });
  fireEvent.blur(control);
}
