import { monthsInYear } from '../../dated/month.ts';
import type { Sourced } from '../../dated/source.ts';
import type { Cents } from '../../money/cents.ts';
import { multiply } from '../../money/exact.ts';
import { ratio, subtractRates, wholeRate, type Rate } from '../../money/rate.ts';
import { downToCent } from '../../money/rounding.ts';
import {
  flooredAtZero,
  inUnit,
  max,
  min,
  minus,
  over,
  plus,
  times,
} from '../../quantity/arithmetic.ts';
import { isBelow } from '../../quantity/comparison.ts';
import { count, money, share, sourcedShare, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import {
  percentToOneDecimal,
  toNearestCent,
  upToEuro,
  wholeCents,
} from '../../quantity/rounding.ts';
import type { PriceZone } from './price-position.ts';

/** Own money that a home needs under the loan-to-value limit, and the loan for the rest of its price. */
export function fundsAndLoan(homePrice: Money, downPayment: Cents, loanToValue: Sourced<Rate>) {
  const own = money('downPayment', downPayment);
  const needed = step(
    'ownFundsNeeded',
    minus(homePrice, times(homePrice, sourcedShare('loanToValue', loanToValue))),
    toNearestCent,
  );
  if (isBelow(own, needed)) {
    const ownFunds = step('ownFunds', max(own, needed));
    return {
      ownFundsNeeded: needed,
      ownFunds,
      loan: step('neededLoan', minus(homePrice, ownFunds)),
    };
  }
  const ownFunds = isBelow(homePrice, own) ? step('ownFunds', min(own, homePrice)) : own;
  const loan = step('neededLoan', flooredAtZero(minus(homePrice, own)));
  return { ownFundsNeeded: needed, ownFunds, loan };
}

/** The highest price for which own money is enough under the limit. `null` if a loan may be as high as the price. */
export function highestPriceByOwnFunds(downPayment: Cents, loanToValue: Rate): Cents | null {
  const { numerator, denominator } = subtractRates(wholeRate, loanToValue);
  return numerator === 0 ? null : downToCent(multiply(downPayment, ratio(denominator, numerator)));
}

/**
 * What the payments on all loans take of the net income of a month: their share to one decimal, which is `null` without an income,
 * and what is left to live on, which can be below zero.
 */
export function budgetWith(payment: Money, annualNetIncome: Cents, monthlyDebtPayments: Cents) {
  const income = step(
    'monthlyNetIncome',
    over(money('annualNetIncome', annualNetIncome), count('monthsInYear', monthsInYear, 'months')),
    toNearestCent,
  );
  const allPayments = step(
    'allLoanPayments',
    plus(payment, money('monthlyDebtPayments', monthlyDebtPayments)),
  );
  return {
    shareOfIncome:
      income.amount === 0
        ? null
        : step('shareOfIncome', inUnit('percent', over(allPayments, income)), percentToOneDecimal),
    remainingIncome: step('remainingIncome', minus(income, allPayments)),
  };
}

/** What a notary spends for the deed of sale and that of a mortgage: the bounds of our estimate and their middle. */
export function disbursements(
  loan: Money,
  { value, sources }: Sourced<{ readonly from: Cents; readonly to: Cents }>,
) {
  const number = count('deeds', loan.amount === 0 ? 1 : 2, 'number');
  const from = step(
    'disbursementsFrom',
    times(money('smallestDisbursements', value.from, sources), number),
    wholeCents,
  );
  const to = step(
    'disbursementsTo',
    times(money('largestDisbursements', value.to, sources), number),
    wholeCents,
  );
  const half = share('middleOfRange', ratio(1, 2));
  const middle = plus(times(from, half), times(to, half));
  return { from, to, middle: step('disbursements', middle, toNearestCent) };
}

interface CashParts {
  readonly ownFunds: Money;
  /** After the credit of the buyers. */
  readonly duties: Money;
  readonly deeds: readonly Money[];
  readonly disbursements: Money;
}

/** The money that a buyer brings to the deeds, and the part beyond the own money. Both up to whole euros. */
export function cashOnTheDay(parts: CashParts, downPayment: Cents) {
  const { ownFunds, duties, deeds } = parts;
  const needed = step(
    'cashNeeded',
    plus(ownFunds, duties, ...deeds, parts.disbursements),
    upToEuro,
  );
  const own = money('downPayment', downPayment);
  return {
    cashNeeded: needed,
    cashMissing: step('cashMissing', flooredAtZero(minus(needed, own)), upToEuro),
  };
}

type BindingRule = (typeof bindingRules)[number];

export const bindingRules = ['income', 'ownFunds', 'term', 'none'] as const;

/** What keeps a price out of reach: the rule that binds, or the cash for the costs of the purchase. */
export const obstacles = ['income', 'ownFunds', 'term', 'costs', 'none'] as const;
type Obstacle = (typeof obstacles)[number];

/** What keeps a price out of reach. The costs are named where no rule binds. */
export function obstacleOf(binding: BindingRule, cashMissing: Cents): Obstacle {
  return binding === 'none' && cashMissing > 0 ? 'costs' : binding;
}

/** What to say first of a price: where it stands between easy and possible, or that own money is all that is missing. */
export const priceAnswers = ['good', 'realistic', 'unrealistic', 'ownFunds'] as const;

/** A price within the income is out of reach all the same where the loan would be above its limit. */
export function priceAnswerOf(
  zone: PriceZone,
  binding: BindingRule,
): (typeof priceAnswers)[number] {
  return binding === 'ownFunds' && zone !== 'unrealistic' ? 'ownFunds' : zone;
}

/** The highest prices that each rule allows. */
interface HighestPrices {
  /** With the possible payment over the term asked for. */
  readonly priceByIncome: Cents;
  /** With the possible payment over the longest term. */
  readonly priceByIncomeOverLongestTerm: Cents;
  /** With the own money and the loan-to-value limit. */
  readonly priceByOwnFunds: Cents | null;
}

/** The rule that keeps a price out of reach: the one that allows the lowest price. `term` if the longest term would do. */
export function bindingRule(price: Cents, highest: HighestPrices): BindingRule {
  const { priceByIncome, priceByOwnFunds, priceByIncomeOverLongestTerm } = highest;
  if (priceByOwnFunds !== null && priceByOwnFunds < price && priceByOwnFunds <= priceByIncome)
    return 'ownFunds';
  if (priceByIncome >= price) return 'none';
  return priceByIncomeOverLongestTerm >= price ? 'term' : 'income';
}
