import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a result stands on the page with all its parts: its headline comes a frame before the rest. */
export async function wholeResult(): Promise<void> {
  await screen.findByRole('button', { name: 'Recalculate' });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
