import { fireEvent } from '@testing-library/react';

/**
 * Sets a text at once and leaves the field. Typing key by key would render the whole form each
 * time.
 */
export function enter(box: HTMLElement, text: string): void {
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
}
