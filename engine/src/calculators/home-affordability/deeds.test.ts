import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { month } from '../../dated/month.ts';
import { purchaseDutyLaw } from '../../law-in-force/home/deed-law.ts';
import {
  exampleDeedCosts,
  homePurchaseFigures,
} from '../../law-in-force/home/home-purchase-figures.ts';
import * as law from '../../law/every-law.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';
import { money } from '../../quantity/names.ts';
import { purchaseDuties } from '../../rules/home/purchase-duties.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { HomeAffordabilityInput } from './input.ts';

const calculate = (input: HomeAffordabilityInput) => calculateOn(input, day('2026-11-21'));

describe('the deeds', () => {
  // The notaries' scale at 750 000 and the mortgage deed of a loan of 600 000, as worked from the law beside the rules.
  test('of a home in view are those of its price and of the loan it needs', () => {
    const { purchaseCosts } = calculate({
      annualNetIncome: 120_000,
      downPayment: 150_000,
      homePrice: 750_000,
    });
    expect(purchaseCosts.inView).toEqual({
      homePrice: 750_000,
      loanAmount: 600_000,
      notaryFees: 2223.27,
      mortgageDeed: 3002.98,
    });
  });

  // 36 000 / 12 = 3 000; a third is 1 000, 40 % are 1 200; over 25 x 12 months without interest 300 000 and 360 000.
  test('of the easy price rest on the easy loan', () => {
    const { purchaseCosts } = calculate({
      annualNetIncome: 36_000,
      interestRate: 0,
      loanTermYears: 25,
      downPayment: 200_000,
    });
    expect(purchaseCosts.easy).toEqual({
      homePrice: 500_000,
      loanAmount: 300_000,
      notaryFees: 1930.77,
      mortgageDeed: 1927.48,
    });
    expect(purchaseCosts.possible).toMatchObject({ homePrice: 560_000, loanAmount: 360_000 });
    expect(purchaseCosts).not.toHaveProperty('inView');
  });

  test('of a home that needs no loan have no mortgage', () => {
    const { purchaseCosts, explanation } = calculate({
      annualNetIncome: 36_000,
      downPayment: 800_000,
      homePrice: 750_000,
    });
    expect(purchaseCosts.inView).toMatchObject({ loanAmount: 0, mortgageDeed: 0 });
    const loan = explanation?.inView?.find(({ id }) => id === 'neededLoan');
    expect(loan).toMatchObject({ raisedToZero: true });
  });

  test('are quoted by texts as they are computed', () => {
    // 0.05 % of 20 % of 600 000 is 60: due only if the base is more than the loan.
    expect(exampleDeedCosts(750_000, 600_000, '2026-11-21')).toEqual({
      notaryFees: 2223.27,
      mortgageDeed: 3002.98,
      inscriptionBeyondLoan: 60,
    });
  });
});

describe('the law on duties', () => {
  // A 219/2024 art. 13 to 31 December 2024, A 558/2024 and A 121/2025 to 30 June 2025, A 279/2025 from then on.
  test('has the credit of 40 000 without a gap since 2024', () => {
    expect(law.homeBuyerCredit.versions.map(({ from, value }) => [from, value])).toEqual([
      ['2024-01-01', 4_000_000],
      ['2025-07-01', 4_000_000],
    ]);
  });

  test('charges the duties on the whole price again since July 2025', () => {
    const newest = law.dutyBaseShare.versions.at(-1);
    expect(newest).toMatchObject({ from: '2025-07-01', value: { numerator: 1, denominator: 1 } });
    expect(newest?.source.text).toMatch(/^Loi du 27 juin 2025 .*art\. 5 et 6$/);
  });
});

// Law of 20 December 2024 (A 558), art. 5: on half of the price. 6 % and 1 % of 300 000.
test('the duties on half of the price of 600 000 are 21 000', () => {
  const half = { value: percent('50'), sources: [] };
  const price = money('homePrice', euros('600000'));
  expect(
    purchaseDuties(price, { ...purchaseDutyLaw(month('2026-11')), baseShare: half }).amount,
  ).toBe(euros('21000'));
});

// A 121/2025: half of the price until 30 June 2025. A 279/2025: the whole price from 1 July.
test.each([
  ['2025-06-30', 21_000],
  ['2025-07-01', 42_000],
])('on %s the duties on 600 000 are %d', (today, duties) => {
  const purchase = { annualNetIncome: 120_000, downPayment: 200_000, homePrice: 600_000 };
  expect(calculateOn(purchase, day(today)).wish).toMatchObject({ duties });
});

// Art. 8, 10 and 11 of the law of 30 July 2002. 6 + 1 = 7 %, of which 100 remain due: 40 100 / 0.07 = 572 857.14; 80 100 /
// 0.07 = 1 144 285.71.
test('the figures that texts quote are those of the law', () => {
  expect(homePurchaseFigures('2026-11-21')).toMatchObject({
    dutiesPercent: 7,
    creditOfOneBuyer: 40_000,
    creditOfTwoBuyers: 80_000,
    priceCoveredForOneBuyer: 572_857,
    priceCoveredForTwoBuyers: 1_144_285,
    minDuty: 100,
    moveInWithin: 2,
    moveInWithinIfBuilt: 4,
    liveThere: 2,
    mortgageRegistrationPercent: 0.24,
    mortgageInscriptionPercent: 0.05,
    guaranteedPercent: 120,
  });
});

// Law of 20 December 2024 (A 558), art. 5: half of the price counted in the first half of 2025, so 3.5 %.
test('the figures that texts quote are those of the day', () => {
  expect(homePurchaseFigures('2025-03-01').dutiesPercent).toBe(3.5);
  expect(homePurchaseFigures('2026-11-21').dutiesPercent).toBe(7);
});
