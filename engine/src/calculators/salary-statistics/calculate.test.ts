import { expect, test } from 'vitest';

import { day } from '../../dated/day.ts';
import { publisherNamesAt } from '../../dated/publishers.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { SalaryStatisticsInput } from './input.ts';
import { statisticFields } from './result.ts';

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

// STATEC, SILC 2023: median 6 073, mean 7 259. 7 700 x 6 073 / 7 259 = 46 762 100 / 7 259 = 6 441.95, to whole tens 6 440.
test('the median of households is an estimate from the ratio that STATEC published last', () => {
  const { netMedianHousehold, sources } = calculate({ payMonth: '2026-06' });
  expect(netMedianHousehold).toBe(6440);
  expect(sources.netMedianHousehold).toMatchObject({
    publisher: 'STATEC',
    url: 'https://statistiques.public.lu/en/actualites/2024/stn36-tcs.html',
    estimate: true,
  });
});

test.each(statisticFields)('%s names the publisher that its address opens', (field) => {
  for (const payMonth of ['2024-01', '2025-01', '2025-05', '2026-06']) {
    const { publisher, url } = calculate({ payMonth }).sources[field];
    const names = publisherNamesAt(url) ?? [];
    expect(
      names.some((name) => publisher.includes(name)),
      `${publisher}: ${url}`,
    ).toBe(true);
  }
});
