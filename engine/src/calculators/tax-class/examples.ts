import type { ExampleOf } from '../calculator.ts';
import type { TaxClassResult } from './result.ts';

const couple = { residence: 'france', civilStatus: 'married' } as const;

/** Worked cases of the tax class finder. */
export const examples = [
  {
    title: 'A married couple in France, 5 000 and 3 200 a month from Luxembourg',
    kind: 'derived',
    origin:
      'Classes and tests: ACD, class_nonresid.html and assimil.html. By hand: own taxable incomes 60 000 - 6 930 - 540 = 52 530 and 38 400 - 4 435.20 - 540 = 33 424.80. Class 1 each: 52 050 x 0.38 - 11 694.60 = 8 084, x 1.07 = 8 649; 32 900 x 0.20 - 4 023.90 = 2 556, x 1.07 = 2 734; 11 383. Together: less 960 and 4 500, 80 494.80, down to 80 450; half of it, 40 225, x 0.26 - 6 167.70 = 4 290.80, twice 8 581, x 1.07 = 9 181; saved 2 202.',
    input: {
      ...couple,
      spouseInLuxembourg: false,
      grossSalary: 5000,
      grossSalary2: 3200,
      taxYear: 2026,
    },
    expected: {
      taxClass: 1,
      spouseTaxClass: 1,
      taxBeforeCredits: 11_383,
      'options.0.id': 'residentTreatment',
      'options.0.taxBeforeCredits': 9181,
      'options.0.saving': 2202,
      'options.0.until': '2027-12-31',
      'tests.0.value': 100,
      'rateOnCard.worldIncome': 80_494.8,
    },
  },
  {
    title: 'The same couple, and the 3 200 are earned in France',
    kind: 'derived',
    origin:
      'By hand: 52 530 - 480 = 52 050 taxed here; of the world 52 050 + 38 400 - 4 500 = 85 950; half of it, 42 975, x 0.30 - 7 826.40 = 5 066.10, twice 10 132, x 1.07 = 10 841; x 52 050 / 85 950 = 6 565.15, down to 6 565. In class 1 alone 8 649; saved 2 084.',
    input: { ...couple, grossSalary: 5000, foreignIncome2: 3200, taxYear: 2026 },
    expected: {
      taxClass: 1,
      taxBeforeCredits: 8649,
      'options.0.taxBeforeCredits': 6565,
      'options.0.saving': 2084,
      'rateOnCard.worldIncome': 85_950,
    },
  },
  {
    title: 'Residents of Belgium: 5 000 from Luxembourg, 1 000 and 4 000 from Belgium',
    kind: 'derived',
    origin:
      'By hand: 52 530 / (52 530 + 12 000) = 81.4 %, below 90; 12 000 a year is below 13 000; of the household 52 530 / (52 530 + 12 000 + 48 000) = 46.7 %, not above 50. One test is met, so class 2 may be asked for.',
    input: {
      residence: 'belgium',
      civilStatus: 'married',
      grossSalary: 5000,
      foreignIncome: 1000,
      foreignIncome2: 4000,
      taxYear: 2026,
    },
    expected: {
      'tests.0.id': 'ownIncomeShare',
      'tests.1.value': 12_000,
      'tests.2.id': 'householdShare',
    },
  },
  {
    title: 'Widowed in 2024, 5 000 a month, class 2 until 2027',
    kind: 'derived',
    origin:
      'L.I.R. art. 119, no 3 b: the three tax years after 2024 are 2025 to 2027. By hand: 52 050 in class 2: half of it, 26 025, x 0.14 - 2 293.20 = 1 350.30, twice 2 700, x 1.07 = 2 889. In class 1a 52 050 x 0.39 - 14 556.96 = 5 742, x 1.07 = 6 143; 3 254 more.',
    input: {
      residence: 'luxembourg',
      civilStatus: 'widowed',
      civilStatusSince: 2024,
      grossSalary: 5000,
      taxYear: 2026,
    },
    expected: {
      taxClass: 3,
      taxBeforeCredits: 2889,
      'nextChange.year': 2028,
      'nextChange.taxClass': 2,
      'nextChange.additionalTax': 3254,
    },
  },
  {
    title: 'Telework from Germany: 40 days outside, 30 % of the working time',
    kind: 'derived',
    origin:
      'LCGB, 34 days for residents of Germany from 2024; CCSS, framework agreement of 1 July 2023: from 25 % to under 50 % on request.',
    input: {
      residence: 'germany',
      civilStatus: 'single',
      birthYear: 1990,
      daysOutside: 40,
      teleworkPercent: 30,
      taxYear: 2026,
    },
    expected: {
      taxClass: 1,
      'telework.days.left': -6,
      'telework.insurance.insuredBy': 'luxembourgOnRequest',
    },
  },
] as const satisfies readonly ExampleOf<TaxClassResult>[];
