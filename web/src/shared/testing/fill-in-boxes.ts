import { screen } from '@testing-library/react';
import { enter } from './enter.ts';

/** Fields by their labels, and what somebody usually enters there. */
export type UsualEntries = readonly (readonly [label: string, entry: string])[];

/** Fills text fields in, each at once, and leaves them; `changes` by the labels of the fields. */
export function fillInBoxes(
  usual: UsualEntries,
  changes: Readonly<Record<string, string>> = {},
): void {
  for (const [label, entry] of usual) {
    enter(screen.getByRole('textbox', { name: label }), changes[label] ?? entry);
  }
}
