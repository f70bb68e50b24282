import * as assumptions from '../../assumptions/assumptions.ts';
import type { Month } from '../../dated/month.ts';
import { purchaseDutyLaw } from '../../law-in-force/home/deed-law.ts';
import { nearestValue, part } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { toEuros, zeroCents, type Cents } from '../../money/cents.ts';
import { inPercent } from '../../money/rate.ts';
import type { ExplainedFigures, ExplainedLines } from '../../quantity/explain.ts';
import { money } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { comfortOf } from '../../rules/home/affordability.ts';
import { isLivedIn, loanLimitOf, type DwellingUse } from '../../rules/home/dwelling.ts';
import {
  bindingRule,
  budgetWith,
  cashOnTheDay,
  disbursements,
  fundsAndLoan,
  highestPriceByOwnFunds,
  obstacleOf,
  priceAnswerOf,
} from '../../rules/home/home-in-view.ts';
import type { PriceZone } from '../../rules/home/price-position.ts';
import {
  dutiesAfterCredit,
  homeBuyerCredit,
  purchaseDuties,
  type Buyers,
} from '../../rules/home/purchase-duties.ts';
import { annualRate, monthsOfTerm } from '../../rules/loans/loan-term.ts';
import { monthlyPayment, paymentsAtHigherRates } from '../../rules/loans/monthly-payment.ts';
import { costsOf, deedsOf } from './purchase-costs.ts';
import type { HomeInView, PurchaseCosts } from './result.ts';

/** A home in view, its buyers, and what decides whether they can have it. */
export interface PlannedPurchase {
  /** The month whose law applies. */
  readonly month: Month;
  readonly price: Cents;
  readonly dwelling: DwellingUse;
  readonly buyers: Buyers;
  readonly annualNetIncome: Cents;
  readonly downPayment: Cents;
  readonly monthlyDebtPayments: Cents;
  readonly termYears: number;
  readonly annualRatePercent: number;
  /** The highest payments of the easy and the possible budget. */
  readonly highestPayments: Parameters<typeof comfortOf>[1];
  /** The highest possible price over the term asked for, and over the longest term. */
  readonly possiblePrice: Cents;
  readonly possiblePriceOverLongestTerm: Cents;
  readonly verdict: PriceZone;
}

/** The home in view with its costs, and the lines that explain both. */
export interface HomeWithCosts {
  readonly home: HomeInView;
  readonly costs: PurchaseCosts;
  readonly lines: ExplainedLines;
  readonly homePrice: Money;
  readonly loan: Money;
  readonly dwelling: DwellingUse;
  /** How many buy. */
  readonly buyers: number;
}

/** What a home at the price in view takes: the loan and its payment, the cash on the day, and the rule that binds. */
export function homeInView(purchase: PlannedPurchase): HomeWithCosts {
  const { month, price, downPayment, dwelling } = purchase;
  const homePrice = money('homePrice', price);
  const loanToValue = part(nearestValue(law.loanToValueLimits, month), loanLimitOf[dwelling]);
  const funds = fundsAndLoan(homePrice, downPayment, loanToValue);
  const { ownFundsNeeded, ownFunds, loan } = funds;
  const deeds = deedsOf(homePrice, loan, month);
  const payments = monthWithLoan(loan, purchase);
  const deedDay = dayOfDeed(homePrice, funds, deeds, purchase);
  const binding = bindingRule(price, {
    priceByIncome: purchase.possiblePrice,
    priceByIncomeOverLongestTerm: purchase.possiblePriceOverLongestTerm,
    priceByOwnFunds: highestPriceByOwnFunds(downPayment, loanToValue.value),
  });
  return {
    home: {
      loan: toEuros(loan.amount),
      ...payments.figures,
      loanLimitPercent: inPercent(loanToValue.value),
      ownFundsNeeded: toEuros(ownFundsNeeded.amount),
      ownFunds: toEuros(ownFunds.amount),
      ...deedDay.figures,
      bindingRule: binding,
      obstacle: obstacleOf(binding, deedDay.lines.cashMissing.amount),
      verdict: purchase.verdict,
      answer: priceAnswerOf(purchase.verdict, binding),
    },
    costs: costsOf(homePrice, loan, deeds),
    lines: { ownFundsNeeded, ownFunds, loan, ...payments.lines, ...deedDay.lines },
    homePrice,
    loan,
    dwelling,
    buyers: purchase.buyers.count,
  };
}

/** The payment of a month on the loan, and what it leaves of the income. */
function monthWithLoan(loan: Money, purchase: PlannedPurchase) {
  const payments = paymentsOf(loan, purchase);
  const comfortWith = ({ amount }: Money) => comfortOf(amount, purchase.highestPayments);
  const budget =
    payments && budgetWith(payments.now, purchase.annualNetIncome, purchase.monthlyDebtPayments);
  return {
    figures: {
      monthlyPayment: euros(payments?.now),
      shareOfIncome: budget?.shareOfIncome ? inPercent(budget.shareOfIncome.amount) : null,
      remainingIncome: euros(budget?.remainingIncome),
      paymentPlusOnePoint: euros(payments?.plusOne),
      paymentPlusTwoPoints: euros(payments?.plusTwo),
      paymentComfort: payments
        ? {
            monthlyPayment: comfortWith(payments.now),
            paymentPlusOnePoint: comfortWith(payments.plusOne),
            paymentPlusTwoPoints: comfortWith(payments.plusTwo),
          }
        : {},
    },
    lines: {
      ...(payments && {
        monthlyPayment: payments.now,
        paymentPlusOnePoint: payments.plusOne,
        paymentPlusTwoPoints: payments.plusTwo,
      }),
      shareOfIncome: budget?.shareOfIncome ?? undefined,
      remainingIncome: budget?.remainingIncome,
    },
  } satisfies ExplainedFigures<Partial<HomeInView>>;
}

/** The duties, deeds and cash of the day of the deed. */
function dayOfDeed(
  homePrice: Money,
  { ownFunds, loan }: ReturnType<typeof fundsAndLoan>,
  deeds: ReturnType<typeof deedsOf>,
  { month, dwelling, buyers, downPayment }: PlannedPurchase,
) {
  const dutyLaw = purchaseDutyLaw(month);
  const duties = purchaseDuties(homePrice, dutyLaw);
  const credit = isLivedIn(dwelling) ? homeBuyerCredit(duties, buyers, dutyLaw) : null;
  const due = dutiesAfterCredit(duties, credit);
  const spent = disbursements(loan, nearestValue(assumptions.disbursementsOfDeed, month));
  const cash = cashOnTheDay(
    { ownFunds, duties: due, deeds: Object.values(deeds), disbursements: spent.middle },
    downPayment,
  );
  return {
    figures: {
      duties: toEuros(duties.amount),
      homeBuyerCredit: toEuros(credit?.amount ?? zeroCents),
      dutiesAfterCredit: toEuros(due.amount),
      saleDeed: toEuros(deeds.notaryFees.amount),
      mortgageDeed: toEuros(deeds.mortgageDeed.amount),
      disbursements: {
        from: toEuros(spent.from.amount),
        to: toEuros(spent.to.amount),
        middle: toEuros(spent.middle.amount),
      },
      cashNeeded: toEuros(cash.cashNeeded.amount),
      cashMissing: toEuros(cash.cashMissing.amount),
    },
    lines: {
      duties,
      homeBuyerCredit: credit ?? undefined,
      dutiesAfterCredit: credit ? due : undefined,
      ...deeds,
      disbursements: [spent.from, spent.to, spent.middle],
      ...cash,
    },
  } satisfies ExplainedFigures<Partial<HomeInView>>;
}

/** The payments on the loan, now and at higher rates: zero without a loan, `undefined` if a loan has no term to be repaid in. */
function paymentsOf(loan: Money, { termYears, annualRatePercent }: PlannedPurchase) {
  if (loan.amount === 0) {
    const none = money('loanAmount', zeroCents);
    return { now: none, plusOne: none, plusTwo: none };
  }
  if (termYears === 0) return undefined;
  const months = monthsOfTerm({ years: termYears, months: 0 });
  const rate = annualRate(annualRatePercent);
  return {
    now: monthlyPayment(loan, rate, months),
    ...paymentsAtHigherRates(loan, rate, months),
  };
}

function euros(amount: Money | null | undefined): number | null {
  return amount ? toEuros(amount.amount) : null;
}
