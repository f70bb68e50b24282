import { expect, test } from 'vitest';
import * as law from '../../law/every-law.ts';
import { solarFigures } from './solar-law.ts';

// Guichet.lu: at most 10 000 at 15 kWp and 2 250 at 9 kWh, at least 2 kWp and 2 kWh; before, 50 % and 1 250 a kWp, which
// holds for orders from 1 October 2024 to two months after 4 January 2026; 62.5 % and 1 562.50 for orders of 2023 to September
// 2024; both with an invoice by 31 December 2026 (law of 19 December 2025, art. 11, and regulation of 7 April 2022, art. 2).
test('the schemes of the subsidy are quoted as published', () => {
  expect(solarFigures('2026-11-21')).toMatchObject({
    subsidySince: 2026,
    subsidyPanelsMaximum: 10_000,
    subsidyPanelsReachedAtKwp: 15,
    subsidyPanelsSmallestKwp: 2,
    subsidyBatteryMaximum: 2250,
    subsidyBatteryReachedAtKwh: 9,
    subsidyBatterySmallestKwh: 2,
    formerSubsidyPercent: 50,
    formerSubsidyMaximumPerKwp: 1250,
    formerSubsidyOrderedFrom: '2024-10-01',
    formerSubsidyOrderedUntil: '2026-03-04',
    formerSubsidyInvoicedUntil: '2026-12-31',
    formerSubsidyLargestKwp: 30,
    formerBatteryPanelsAboveKwp: 4,
    formerBatteryKwhPerKwp: 1.5,
    formerBatteryLargestKwh: 12,
    former2023SubsidyPercent: 62.5,
    former2023SubsidyMaximumPerKwp: 1562.5,
    former2023SubsidyOrderedFrom: '2023-01-01',
    former2023SubsidyOrderedUntil: '2024-09-30',
    former2023SubsidyInvoicedUntil: '2026-12-31',
    vatPercent: 3,
  });
});

test('every version of the subsidy has the id of its scheme', () => {
  const { formerSchemes, openSchemes, versions } = law.solarSubsidy;
  expect(Object.values({ ...formerSchemes, ...openSchemes })).toEqual(versions);
});

// RTL: 150.59 and 141.46 EUR/MWh for installations of 2022, 3 % less every year.
test('the tariffs are those of 2022 less 3 % a year', () => {
  const { tariffYear, smallTariffPerKwh, largeTariffPerKwh } = solarFigures('2026-11-21');
  const years = tariffYear - 2022;
  expect(smallTariffPerKwh).toBeCloseTo(0.15059 * 0.97 ** years, 5);
  expect(largeTariffPerKwh).toBeCloseTo(0.14146 * 0.97 ** years, 4);
});
