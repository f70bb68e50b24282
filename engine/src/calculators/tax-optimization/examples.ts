import type { ExampleOf } from '../calculator.ts';
import type { TaxOptimizationResult } from './result.ts';

/** Worked cases of the tax optimisation. */
export const examples = [
  {
    title: 'A family of five in which one adult is under 41: home savings',
    kind: 'published',
    origin:
      'Entreprises magazine, https://entreprisesmagazine.com/fr/articles/le-contrat-d-epargne-logement: 39 and 42 with three children, 1 344 x 5 = 6 720.',
    input: { age1: 39, age2: 42, childrenInHousehold: 3, homeSavings1: 1344, taxYear: 2025 },
    expected: {
      'homeSavings.max': 6720,
      'homeSavings.deducted': 1344,
      'homeSavings.remaining': 5376,
      'homeSavings.progress': 20,
    },
  },
  {
    title: 'A family of five in which both adults are over 40: home savings',
    kind: 'published',
    origin:
      'Entreprises magazine, https://entreprisesmagazine.com/fr/articles/le-contrat-d-epargne-logement: 44 and 45, 672 x 5 = 3 360.',
    input: { age1: 44, age2: 45, childrenInHousehold: 3, taxYear: 2025 },
    expected: { 'homeSavings.max': 3360 },
  },
  {
    title: 'A couple with two children: all insurance premiums share one limit',
    kind: 'published',
    origin:
      'taxx.lu, https://taxx.lu/en/tax-return-guide/special-expenses: 672 x 4 = 2 688. Entered: 1 000 + 700 + 88 + 1 200 = 2 988, which is 300 too much.',
    input: {
      age1: 45,
      age2: 44,
      childrenInHousehold: 2,
      lifeInsurance1: 1000,
      autoLiabilityInsurance2: 700,
      homeLiabilityInsurance1: 88,
      healthInsurance2: 1200,
      taxYear: 2025,
    },
    expected: {
      'insurances.max': 2688,
      'insurances.deducted': 2988,
      'insurances.remaining': -300,
      'insurances.progress': 111.16,
      // 3 200 x 2 + 672 x 4 in home savings; nothing of it makes up for the 300
      'total.room': 9088,
      'total.excess': 300,
      'total.remaining': 8788,
    },
  },
  {
    title: 'A private pension plan in 2026 and the tax it saves in class 1',
    kind: 'derived',
    origin:
      'By hand: 4 500 - 1 000 = 3 500; insurances 672 and home savings 1 344 are used up, so the lump sum of 480 is passed already. Tariff on 60 000: 2 205 x 50 % + 2 295 x 338 % + 5 910 x 39 % = 11 164.50, down to 11 164, x 1.07 = 11 945.48, down to 11 945; on 56 500: 9 799.50, down to 9 799, x 1.07 = 10 484.93, down to 10 484; saved 1 461.',
    input: {
      age1: 30,
      pension1: 1000,
      healthInsurance1: 672,
      homeSavings1: 1344,
      taxYear: 2026,
      taxableIncome: 60_000,
      taxClass: 1,
    },
    expected: {
      'pension1.max': 4500,
      'pension1.remaining': 3500,
      'total.room': 3500,
      'taxSaving.marginalRatePercent': 41.73,
      'taxSaving.taxNow': 11_945,
      'taxSaving.taxWithAllRoomUsed': 10_484,
      'taxSaving.total': 1461,
      'taxSaving.byCategory.pension1': 1461,
    },
  },
] as const satisfies readonly ExampleOf<TaxOptimizationResult>[];
