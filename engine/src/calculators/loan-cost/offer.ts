import type { Day } from '../../dated/day.ts';
import { monthOf, yearOf } from '../../dated/month.ts';
import { decimalsOfRate } from '../../input/fields.ts';
import { deedLaw } from '../../law-in-force/deed-law.ts';
import { nearestValue } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import { explain, type ExplainedFigures } from '../../quantity/explain.ts';
import type { MortgageDeedLaw } from '../../rules/home/deed-costs.ts';
import { amortization, amortizedYears } from '../../rules/loans/amortization.ts';
import { annualPercentageRate } from '../../rules/loans/credit-cost.ts';
import { fixedRateLoan, loanCost, type Loan } from '../../rules/loans/loan-cost.ts';
import { monthsOfTerm } from '../../rules/loans/loan-term.ts';
import { paymentsAtHigherRates } from '../../rules/loans/monthly-payment.ts';
import { ratePath } from '../../rules/loans/rate-path.ts';
import {
  interestAfterTax,
  ownHomeInterestOf,
  type OwnHome,
} from '../../rules/tax/own-home-interest.ts';
import type { LoanCostInput } from './input.ts';
import type { LoanCostResult, SecondOffer } from './result.ts';

type Costs = ReturnType<typeof loanCost>;
type HigherPayments = ReturnType<typeof paymentsAtHigherRates>;

/** The line on interest also shows the steps of the total. */
export const opened = { interestCost: ['totalCost'] } as const;

type OfferFigures = Pick<SecondOffer, 'apr' | 'paymentPlusOnePoint' | 'paymentPlusTwoPoints'>;

type AfterTax = Pick<SecondOffer, 'taxSavedOnInterest' | 'interestAfterTax' | 'deductibleInterest'>;

/** The law of the deed for the mortgage of an input; `null` for a loan without one. */
export function mortgageLawOf({ isMortgage }: LoanCostInput, today: Day): MortgageDeedLaw | null {
  return isMortgage === false ? null : deedLaw(monthOf(today)).mortgage;
}

/** The effective rate of an offer, and its payments at higher rates. */
export function offerFigures(
  loan: Loan,
  { monthlyPayment }: Costs,
  { plusOne, plusTwo }: HigherPayments,
  fees: Cents,
  mortgage: MortgageDeedLaw | null,
): ExplainedFigures<OfferFigures> {
  const apr = annualPercentageRate(loan, monthlyPayment, fees, mortgage);
  return {
    figures: {
      apr: apr === null ? null : apr.amount,
      paymentPlusOnePoint: toEuros(plusOne.amount),
      paymentPlusTwoPoints: toEuros(plusTwo.amount),
    },
    lines: { apr: apr ?? undefined, paymentPlusOnePoint: plusOne, paymentPlusTwoPoints: plusTwo },
  };
}

/** The interest after the tax that it saves the people who live in the home; nothing where none was asked for. */
export function figuresAfterTax(
  loan: Loan,
  { interestCost }: Costs,
  home: OwnHome | null,
  today: Day,
): ExplainedFigures<Partial<AfterTax>> {
  if (home === null) return { figures: {}, lines: {} };
  const interestLaw = nearestValue(law.ownHomeInterest, monthOf(today));
  const years = amortizedYears(amortization(loan, interestCost.amount));
  const interestByYear = ownHomeInterestOf(
    years.map(({ interest }) => interest),
    home,
    interestLaw,
  );
  const lines = interestAfterTax(interestCost, interestByYear, home, interestLaw);
  return {
    figures: {
      taxSavedOnInterest: toEuros(lines.taxSavedOnInterest.amount),
      interestAfterTax: toEuros(lines.interestAfterTax.amount),
      deductibleInterest: interestByYear.map(({ year, interest, limit }) => ({
        year,
        interest: toEuros(interest),
        limit: limit === null ? null : toEuros(limit),
      })),
    },
    lines,
  };
}

/** The home of an input, whose first payments are this year's unless it names another year. */
export function ownHomeOf({ ownHome }: LoanCostInput, today: Day): OwnHome | null {
  return ownHome
    ? {
        rentalValueFixed: ownHome.rentalValueFixed,
        firstYear: ownHome.loanYear ?? yearOf(today),
        persons: ownHome.persons,
        marginalRate: percentOf(ownHome.marginalRate),
      }
    : null;
}

/** Another offer for the same loan. */
export function secondOffer(
  amount: Cents,
  offer: NonNullable<LoanCostInput['secondOffer']>,
  input: LoanCostInput,
  today: Day,
): SecondOffer {
  const months = monthsOfTerm({ years: offer.loanTermYears, months: 0 });
  const loan = fixedRateLoan(amount, offer.interestRate, months);
  const cost = loanCost(loan);
  const higher = paymentsAtHigherRates(loan.amount, loan.annualRate, months);
  const fees = fromEuros(offer.fees ?? 0);
  const { figures, lines } = offerFigures(loan, cost, higher, fees, mortgageLawOf(input, today));
  const taxed = figuresAfterTax(loan, cost, ownHomeOf(input, today), today);
  const result: SecondOffer = {
    monthlyPayment: toEuros(cost.monthlyPayment.amount),
    totalCost: toEuros(cost.totalCost.amount),
    interestCost: toEuros(cost.interestCost.amount),
    months: months.amount,
    ...figures,
    ...taxed.figures,
  };
  return input.explain === false
    ? result
    : { ...result, explanation: explain({ ...cost, ...lines, ...taxed.lines }, opened) };
}

/** The payments on a loan whose rate changes; nothing where no change was asked for. */
export function changedRates(
  loan: Loan,
  { rateChanges }: LoanCostInput,
): ExplainedFigures<Pick<LoanCostResult, 'ratePath' | 'interestWithChanges'>> {
  if (!rateChanges || rateChanges.length === 0) return { figures: {}, lines: {} };
  // Of two changes after the same year, the later one of the list counts.
  const changesByYear = new Map(rateChanges.map((change) => [change.afterYears, change]));
  const changes = [...changesByYear.values()].toSorted((a, b) => a.afterYears - b.afterYears);
  const { stretches, interestWithChanges } = ratePath(loan, changes);
  return {
    figures: {
      ratePath: stretches.map(({ fromMonth, rate, payment }) => ({
        fromMonth,
        interestRate: Number(rate.amount.toFixed(decimalsOfRate)),
        monthlyPayment: toEuros(payment.amount),
      })),
      interestWithChanges: toEuros(interestWithChanges.amount),
    },
    lines: { ratePath: stretches.map(({ payment }) => payment), interestWithChanges },
  };
}
