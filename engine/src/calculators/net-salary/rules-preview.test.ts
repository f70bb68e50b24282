import { expect, test } from 'vitest';
import { previewedRules } from './rules-preview.ts';

// L.I.R. art. 115, no 13b: the year of arrival and the eight following ones.
test('the years of arrival are those whose regime lasts in the month of pay', () => {
  expect(previewedRules('2026-06').arrivalYears).toEqual([
    2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018,
  ]);
  expect(previewedRules('2024-01').arrivalYears.at(-1)).toBe(2016);
});

// Law of 20 December 2024 (Mémorial A 589): the present regime since 2025, beside the former one for earlier arrivals.
test.each([
  ['2024-06', 2024, ['former']],
  ['2026-06', 2024, ['former', 'present']],
  ['2026-06', 2025, ['present']],
] as const)('in %s an arrival in %s has the regimes %j', (payMonth, arrivalYear, regimes) => {
  expect(previewedRules(payMonth).regimesOf(arrivalYear)).toEqual(regimes);
});

// L.I.R. art. 123bis, par. 1a, since the tax year 2025 (law of 19 December 2025, Mémorial A 614, art. 5 and 10).
test('there is no bonus for children before its law', () => {
  expect(previewedRules('2024-06').hasChildBonus).toBe(false);
  expect(previewedRules('2026-06').hasChildBonus).toBe(true);
});
