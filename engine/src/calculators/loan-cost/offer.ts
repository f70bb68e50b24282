import type { Day } from '../../dated/day.ts';
import { monthOf } from '../../dated/month.ts';
import { deedLaw } from '../../law-in-force/home/deed-law.ts';
import { fromEuros, sum, toEuros, type Cents } from '../../money/cents.ts';
import { plus } from '../../quantity/arithmetic.ts';
import { explain, type ExplainedFigures } from '../../quantity/explain.ts';
import { money, step } from '../../quantity/names.ts';
import { withSteps } from '../../result/with-steps.ts';
import { mortgageDuties, type MortgageDeedLaw } from '../../rules/home/deed-costs.ts';
import { amortization, amortizedYears } from '../../rules/loans/amortization.ts';
import { effectiveRateOfLoan } from '../../rules/loans/effective-rate.ts';
import { fixedRateLoan, loanCost, type Loan, type LoanCost } from '../../rules/loans/loan-cost.ts';
import { monthsOfTerm } from '../../rules/loans/loan-term.ts';
import { paymentsAtHigherRates, type HigherPayments } from '../../rules/loans/monthly-payment.ts';
import { figuresAfterTax, ownHomeOf } from './after-tax.ts';
import type { LoanCostInput } from './input.ts';
import type { SecondOffer } from './result.ts';

/** Lines that also show the steps of another one, on which they rest. */
export const openedLines = {
  interestCost: ['totalCost'],
  totalCostWithFees: ['totalCost'],
  interestAfterTax: ['taxSavedOnInterest'],
} as const;

type OfferFigures = Pick<
  SecondOffer,
  'apr' | 'totalCostWithFees' | 'mortgageDuties' | 'paymentPlusOnePoint' | 'paymentPlusTwoPoints'
>;

/** The law of the deed for the mortgage of an input; `null` for a loan without one. */
export function mortgageLawOf({ isMortgage }: LoanCostInput, today: Day): MortgageDeedLaw | null {
  return isMortgage === false ? null : deedLaw(monthOf(today)).mortgage;
}

/** The cost of an offered loan, its schedules, its payments at higher rates, and its interest after tax for a home of an input. */
export function offeredLoan(loan: Loan, input: LoanCostInput, today: Day) {
  const cost = loanCost(loan);
  const months = amortization(loan, cost.interestCost.amount);
  const years = amortizedYears(months);
  const higher = paymentsAtHigherRates(loan.amount, loan.annualRate, loan.months);
  const home = ownHomeOf(input, today);
  return { cost, months, years, higher, taxed: home && figuresAfterTax(cost, years, home, today) };
}

/** The effective rate of an offer, what it costs with the bank's fees, and its payments at higher rates. */
export function offerFigures(
  loan: Loan,
  { monthlyPayment, totalCost }: LoanCost,
  { plusOne, plusTwo }: HigherPayments,
  fees: Cents,
  mortgage: MortgageDeedLaw | null,
): ExplainedFigures<OfferFigures> {
  const duties = mortgage === null ? [] : Object.values(mortgageDuties(loan.amount, mortgage));
  const apr = effectiveRateOfLoan(loan, monthlyPayment, fees, duties);
  const totalCostWithFees = step('totalCostWithFees', plus(totalCost, money('loanFees', fees)));
  return {
    figures: {
      apr: apr === null ? null : apr.amount,
      totalCostWithFees: toEuros(totalCostWithFees.amount),
      mortgageDuties: toEuros(sum(...duties.map(({ amount }) => amount))),
      paymentPlusOnePoint: toEuros(plusOne.amount),
      paymentPlusTwoPoints: toEuros(plusTwo.amount),
    },
    lines: {
      apr: apr ?? undefined,
      totalCostWithFees,
      paymentPlusOnePoint: plusOne,
      paymentPlusTwoPoints: plusTwo,
    },
  };
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
  const { cost, higher, taxed } = offeredLoan(loan, input, today);
  const fees = fromEuros(offer.fees ?? 0);
  const { figures, lines } = offerFigures(loan, cost, higher, fees, mortgageLawOf(input, today));
  const result: SecondOffer = {
    monthlyPayment: toEuros(cost.monthlyPayment.amount),
    totalCost: toEuros(cost.totalCost.amount),
    interestCost: toEuros(cost.interestCost.amount),
    months: months.amount,
    ...figures,
    ...taxed?.figures,
  };
  return withSteps(input, result, () =>
    explain({ ...cost, ...lines, ...taxed?.lines }, openedLines),
  );
}
