import { expect, test, vi } from 'vitest';
import { todayInLuxembourg } from './today.ts';

// Luxembourg is an hour ahead of UTC in winter and two in summer.
test.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in Luxembourg', (now, today) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  expect(todayInLuxembourg()).toBe(today);
});
