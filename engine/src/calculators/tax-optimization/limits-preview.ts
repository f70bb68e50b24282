import { specialExpensesOf } from '../../input/special-expenses.ts';
import { deductionLaw } from '../../law-in-force/tax/deduction-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { sum, toEuros } from '../../money/cents.ts';
import type { Limit } from '../../rules/tax/deductions/deduction-limit.ts';
import { specialExpenseLimits } from '../../rules/tax/deductions/special-expense-limits.ts';
import type { TaxOptimizationInput } from './input.ts';

/** A limit and what is paid towards it, in euros. */
export interface PreviewedLimit {
  readonly max: number;
  readonly paid: number;
}

/** The limits of a household and what it pays, before anything is sent; both persons' limits for pension plans are added. */
export function previewedLimits(input: TaxOptimizationInput, taxYear: SupportedYear) {
  const { pension1, pension2, ...limits } = specialExpenseLimits(
    specialExpensesOf(input),
    deductionLaw(taxYear),
  );
  const single = limits.outstandingBalanceInsurance;
  return {
    pension: added(pension2 === undefined ? [pension1] : [pension1, pension2]),
    insurances: added([limits.insurances]),
    homeSavings: added([limits.homeSavings]),
    loanInsurance: single && added([single]),
  };
}

function added(limits: readonly Limit[]): PreviewedLimit {
  return {
    max: toEuros(sum(...limits.map(({ ceiling }) => ceiling.amount))),
    paid: toEuros(sum(...limits.map(({ paid }) => paid.amount))),
  };
}
