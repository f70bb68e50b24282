import { vi } from 'vitest';

/** The time of every test that sets no other. */
export const usualMoment = new Date('2025-01-15T12:00:00Z');

/** Sets the clock until the test is over: '2026-11-22T12:00:00Z'. */
export function setClock(moment: string): void {
  vi.setSystemTime(new Date(moment));
}
