import type { TaxClassInput } from '@suen/engine/calculators/tax-class/input';
import type { TaxClassResult } from '@suen/engine/calculators/tax-class/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const answerTo = answersOf<TaxClassInput, TaxClassResult>('tax-class');
const residentOfFrance = { residence: 'france', taxYear: 2026 } as const;
const couple = {
  ...residentOfFrance,
  civilStatus: 'married',
  spouseInLuxembourg: false,
  children: 0,
} as const;

/**
 * A married couple in France, 5 000 and 3 200 a month from Luxembourg, by hand: 52 050 and 32 900 in class 1 are 8 649 and 2 734
 * of tax, 11 383. Together 80 450 in class 2: 9 181, so 2 202 less.
 */
export const coupleThatSaves = answerTo({ ...couple, grossSalary: 5000, grossSalary2: 3200 });

/**
 * 4 000 from Luxembourg and 9 000 that the spouse earns in France, by hand: 48 000 - 5 544 - 540 - 480 = 41 436, down to 41 400,
 * x 0.28 - 6 974.10 = 4 617, x 1.07 = 4 940. Of the world 41 436 + 108 000 - 4 500 = 144 936, half of it down to 72 450, x 0.39 -
 * 12 235.50 = 16 020, twice 32 040, x 1.07 = 34 282, x 41 436 / 144 936 = 9 800: 4 860 more.
 */
export const coupleThatWouldPayMore = answerTo({
  ...couple,
  grossSalary: 4000,
  foreignIncome2: 9000,
});

/** 2 000 of 8 000 a month are taxed in Luxembourg, and 72 000 a year are not: no condition is met. */
export const coupleWithoutCondition = answerTo({
  ...couple,
  grossSalary: 2000,
  foreignIncome: 6000,
});

/** Partners since 2020: they ask for joint taxation in their return. */
export const partners = answerTo({
  ...residentOfFrance,
  civilStatus: 'partner',
  civilStatusSince: 2020,
  children: 0,
  birthYear: 1990,
  grossSalary: 5000,
  grossSalary2: 3200,
});

/**
 * Widowed in 2024, 5 000 a month: class 2 for the three years after. By hand 2 889 of tax in class 2, 6 143 in class 1a, so 3 254
 * more from 2028.
 */
export const widowed = answerTo({
  residence: 'luxembourg',
  civilStatus: 'widowed',
  civilStatusSince: 2024,
  grossSalary: 5000,
  taxYear: 2026,
});

/** The page, usually with the couple that saves. */
export const { calculate } = roomInTest('tax-class', {
  entries: {
    residence: 'france',
    civilStatus: 'married',
    spouseInLuxembourg: 'false',
    civilStatusSince: undefined,
    birthYear: undefined,
    grossSalary: 5000,
    grossSalary2: 3200,
  },
  result: coupleThatSaves,
});

/** What is entered for partners, and for a widow. */
export const asPartner = {
  civilStatus: 'partner',
  spouseInLuxembourg: undefined,
  civilStatusSince: 2020,
  birthYear: 1990,
} as const;
export const asWidow = {
  residence: 'luxembourg',
  civilStatus: 'widowed',
  spouseInLuxembourg: undefined,
  civilStatusSince: 2024,
  grossSalary2: undefined,
} as const;
