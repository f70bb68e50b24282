import { fireEvent } from '@testing-library/react';

/** Enters a text at once and leaves the field, where typing is not what a test is about: each key draws the whole form anew. */
export function enter(box: HTMLElement, text: string): void {
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
}
