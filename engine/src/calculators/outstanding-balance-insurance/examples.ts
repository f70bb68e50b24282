import type { ExampleOf } from '../calculator.ts';
import type { OutstandingBalanceInsuranceResult } from './result.ts';

/** Worked cases of the outstanding balance insurance. */
export const examples = [
  {
    title: 'Two insured persons of 34 and 35 with one child, single premium',
    kind: 'published',
    origin:
      'Banque Internationale à Luxembourg, https://bil.com/static/ASRD/index-en.html: 10 080 + 7 920 = 18 000.',
    input: {
      age1: 34,
      age2: 35,
      childrenInHousehold: 1,
      outstandingBalanceInsurance: 20_000,
      taxYear: 2025,
    },
    expected: { max: 18_000, deducted: 20_000, remaining: -2000, progress: 111.11 },
  },
  {
    title: 'Two insured persons of 38 and 40 with two children, single premium',
    kind: 'published',
    origin: 'taxx.lu, https://help.taxx.lu/en/article/j3mncj: 15 120 + 9 840 = 24 960.',
    input: { age1: 38, age2: 40, childrenInHousehold: 2, taxYear: 2025 },
    expected: { max: 24_960, deducted: 0, remaining: 24_960, progress: 0 },
  },
  {
    title: 'The examples in the form: ages 35 and 37, two children, 5 000 planned',
    kind: 'derived',
    origin:
      'By hand: factors 1 + 5 x 0.08 = 1.40 and 1 + 7 x 0.08 = 1.56; 6 000 x 1.40 + 6 000 x 1.56 + 2 x 1 200 x 1.56 = 8 400 + 9 360 + 3 744 = 21 504; 5 000 / 21 504 = 23.25 %.',
    input: {
      age1: 35,
      age2: 37,
      childrenInHousehold: 2,
      outstandingBalanceInsurance: 5000,
      taxYear: 2025,
    },
    expected: { max: 21_504, deducted: 5000, remaining: 16_504, progress: 23.25 },
  },
  {
    title: 'Annual premiums share the limit of 672 per person',
    kind: 'published',
    origin:
      'taxx.lu, https://taxx.lu/en/tax-return-guide/special-expenses: two adults and two children, 672 x 4 = 2 688.',
    input: {
      age1: 35,
      age2: 37,
      childrenInHousehold: 2,
      outstandingBalanceInsurance: 2688,
      outstandingBalanceInsuranceType: 2,
      taxYear: 2025,
    },
    expected: { max: 2688, deducted: 2688, remaining: 0, progress: 100 },
  },
] as const satisfies readonly ExampleOf<OutstandingBalanceInsuranceResult>[];
