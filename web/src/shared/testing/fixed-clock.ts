import { vi } from 'vitest';

// It is 15 January 2025 in every test that sets no other day: the worked results shown in tests are of that month's rules.
vi.setSystemTime(new Date('2025-01-15T12:00:00Z'));
