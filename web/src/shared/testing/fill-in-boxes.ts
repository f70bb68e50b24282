import { fireEvent, screen } from '@testing-library/react';

/** Fields by their labels, and what somebody usually enters there. */
export type UsualEntries = readonly (readonly [label: string, entry: string])[];

/** Fills text fields in, each at once, and leaves them; `changes` by the labels of the fields. */
export function fillInBoxes(
  usual: UsualEntries,
  changes: Readonly<Record<string, string>> = {},
): void {
  for (const [label, entry] of usual) {
    const box = screen.getByRole('textbox', { name: label });
    fireEvent.change(box, { target: { value: changes[label] ?? entry } });
    fireEvent.blur(box);
  }
}
