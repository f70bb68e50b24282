import { expect, test } from 'vitest';

import { toEuros } from '../money/cents.ts';
import { stateSubsidyMaximum } from '../rules/solar-subsidy.ts';
import { solarFigures, subsidyMaxima } from './solar-law.ts';

// Guichet.lu: at most 10 000 at 15 kWp and 2 250 at 9 kWh, at least 2 kWp and 2 kWh; before, 50 % and 1 250 a kWp, which
// could still be chosen until 4 March 2026 (Klima-Agence).
test('both schemes of the subsidy are quoted as published', () => {
  expect(solarFigures()).toMatchObject({
    subsidySince: 2026,
    subsidyPanelsMaximum: 10_000,
    subsidyPanelsReachedAtKwp: 15,
    subsidyPanelsSmallestKwp: 2,
    subsidyBatteryMaximum: 2250,
    subsidyBatteryReachedAtKwh: 9,
    subsidyBatterySmallestKwh: 2,
    formerSubsidyPercent: 50,
    formerSubsidyMaximumPerKwp: 1250,
    formerSubsidyUntil: '2026-03-04',
    vatPercent: 3,
  });
});

test('a battery adds its own maximum', () => {
  const maxima = subsidyMaxima();
  expect(toEuros(stateSubsidyMaximum(maxima, 0))).toBe(10_000);
  expect(toEuros(stateSubsidyMaximum(maxima, 5))).toBe(12_250);
});

// RTL: 150.59 and 141.46 EUR/MWh for installations of 2022, 3 % less every year.
test('the tariffs are those of 2022 less 3 % a year', () => {
  const { tariffYear, smallTariffPerKwh, largeTariffPerKwh } = solarFigures();
  const years = tariffYear - 2022;
  expect(smallTariffPerKwh).toBeCloseTo(0.15059 * 0.97 ** years, 5);
  expect(largeTariffPerKwh).toBeCloseTo(0.14146 * 0.97 ** years, 4);
});
