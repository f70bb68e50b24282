import type { Day } from '../../dated/day.ts';
import { monthOf, yearOf } from '../../dated/month.ts';
import { nearestValue } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { toEuros } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import type { ExplainedFigures } from '../../quantity/explain.ts';
import type { AmortizedYear } from '../../rules/loans/amortization.ts';
import type { LoanCost } from '../../rules/loans/loan-cost.ts';
import {
  interestAfterTax,
  ownHomeInterestOf,
  type OwnHome,
} from '../../rules/tax/deductions/own-home-interest.ts';
import type { LoanCostInput } from './input.ts';
import type { SecondOffer } from './result.ts';

type AfterTax = Pick<SecondOffer, 'taxSavedOnInterest' | 'interestAfterTax' | 'deductibleInterest'>;

/** The interest after the tax that it saves the people who live in the home. @param years of the loan's schedule */
export function figuresAfterTax(
  { interestCost }: LoanCost,
  years: readonly AmortizedYear[],
  home: OwnHome,
  today: Day,
): ExplainedFigures<AfterTax> {
  const interestLaw = nearestValue(law.ownHomeInterest, monthOf(today));
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
      deductibleInterest: interestByYear.map(({ year, interest, limit, deductible }) => ({
        year,
        interest: toEuros(interest),
        limit: limit === null ? null : toEuros(limit),
        deductible: toEuros(deductible),
      })),
    },
    lines,
  };
}

/** The home of an input, `null` where none was asked for. Its first payments are this year's unless it names another year. */
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
