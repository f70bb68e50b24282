import { vi } from 'vitest';
import { usualMoment } from './set-clock.ts';

// It is 15 January 2025 in every test that sets no other day: the worked results shown in tests are of that month's rules.
vi.setSystemTime(usualMoment);
