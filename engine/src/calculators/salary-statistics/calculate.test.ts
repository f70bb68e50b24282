import { expect, test } from 'vitest';

import { day } from '../../dated/day.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { SalaryStatisticsInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: SalaryStatisticsInput) => calculateOn(input, day('2025-01-15'));

// Law of 2024 raising the wage itself on 1 January 2025; index tranches on 1 May 2025 and 1 June 2026.
test.each([
  ['2024-06', 'salary.lu'],
  ['2025-01', 'aleba.lu'],
  ['2025-04', 'aleba.lu'],
  ['2025-05', 'mondaq.com'],
  ['2026-06', 'etude.lu'],
])('the minimum wage of %s has the source of what changed last, at %s', (payMonth, host) => {
  const { sources } = calculate({ payMonth });
  for (const { url } of [sources.qualifiedAdultsMinWage, sources.unqualifiedAdultsMinWage]) {
    expect(new URL(url).host.replace(/^www\./, '')).toBe(host);
  }
});
