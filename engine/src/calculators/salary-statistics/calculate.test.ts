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
  ['2024-06', 'legilux.public.lu/eli/etat/leg/rgd/2024/03/29/a141/jo'],
  ['2025-01', 'legilux.public.lu/eli/etat/leg/loi/2024/12/20/a553/jo'],
  ['2025-04', 'legilux.public.lu/eli/etat/leg/loi/2024/12/20/a553/jo'],
  ['2025-05', 'legilux.public.lu/eli/etat/leg/loi/2026/02/11/a90/jo'],
  [
    '2026-06',
    'igss.gouvernement.lu/dam-assets/publications/param%C3%A8tres-sociaux/2026/par-soc-202606.pdf',
  ],
])('the minimum wage of %s has the source of what changed last, at %s', (payMonth, address) => {
  const { sources } = calculate({ payMonth });
  for (const { url } of [sources.qualifiedAdultsMinWage, sources.unqualifiedAdultsMinWage]) {
    expect(url).toBe(`https://${address}`);
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
