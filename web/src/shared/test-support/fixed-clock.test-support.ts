import { afterEach, vi } from 'vitest';
import { usualMoment } from './set-clock.test-support.ts';

// Every test that sets no other day runs on 15 January 2025, because the worked results follow that
// month's rules.
vi.setSystemTime(usualMoment);
afterEach(() => {
  vi.useRealTimers();
  vi.setSystemTime(usualMoment);
});
