import { expect, test } from 'vitest';
import { previewedImpatriates, previewedResidence, previewedRules } from './rules-preview.ts';

// L.I.R. art. 115, no 13b: the year of arrival and the eight following ones.
test('the years of arrival are those whose regime lasts in the month of pay', () => {
  expect(previewedImpatriates('2026-06').arrivalYears).toEqual([
    2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018,
  ]);
  expect(previewedImpatriates('2024-01').arrivalYears.at(-1)).toBe(2016);
});

// Law of 20 December 2024 (Mémorial A 589): the present regime since 2025, beside the former one for earlier arrivals.
test.each([
  ['2024-06', 2024, ['former']],
  ['2026-06', 2024, ['former', 'present']],
  ['2026-06', 2025, ['present']],
] as const)('in %s an arrival in %s has the regimes %j', (payMonth, arrivalYear, regimes) => {
  expect(previewedImpatriates(payMonth).regimesOf(arrivalYear)).toEqual(regimes);
});

// L.I.R. art. 123bis, par. 1a, since the tax year 2025 (law of 19 December 2025, Mémorial A 614, art. 5 and 10).
test('there is no bonus for children before its law', () => {
  const employee = { employmentType: 1, taxClass: 1, hasOvertime: false } as const;
  expect(previewedRules({ ...employee, payMonth: '2024-06' }).childrenInTurn).toBe(false);
  expect(previewedRules({ ...employee, payMonth: '2026-06' }).childrenInTurn).toBe(true);
});

// L.I.R. art. 115, no 13b (a home in Luxembourg); art. 154ter and 157bis, par. 5 (residents, and who is treated as one).
test.each([
  [1, [], { isResidenceAsked: false, isTreatmentAsked: false }],
  [1, ['impatriateSince'], { isResidenceAsked: true, isTreatmentAsked: false }],
  [1, ['singleParentCredit'], { isResidenceAsked: true, isTreatmentAsked: true }],
  [2, [], { isResidenceAsked: true, isTreatmentAsked: true }],
] as const)('employment %s with %j asks for the residence: %j', (employmentType, rules, asked) => {
  expect(previewedResidence({ employmentType }, rules)).toEqual(asked);
});

test('the self-employed are asked for the continued-work allowance alone', () => {
  const selfEmployed = { employmentType: 2, taxClass: 2, hasOvertime: true } as const;
  const rules = Object.entries(previewedRules({ ...selfEmployed, payMonth: '2026-06' }));
  expect(rules.filter(([, isAsked]) => isAsked)).toEqual([['workingOnAllowance', true]]);
});
