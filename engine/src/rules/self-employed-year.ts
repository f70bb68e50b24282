import type { Sourced } from '../dated/source.ts';
import type { Cents } from '../money/cents.ts';
import { flooredAtZero, minus, sumOf, times, waived } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Measure, Money, Share } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import type { Breakdown } from './breakdown.ts';
import {
  annualBase,
  contribution,
  monthlyIncome,
  selfEmployedBase,
  type Base,
  type SelfEmployedBounds,
} from './contributions.ts';
import {
  selfEmployedPensionSchemeDeduction,
  specialExpenses,
  travelAllowance,
  type DistanceAllowance,
  type Travel,
} from './deductions.ts';
import { assessedAlone, type EarnerYear } from './earner-year.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import {
  taperedCredit,
  totalCredits,
  yearlyCreditIncome,
  type TaperedCreditTerms,
} from './tax-credits.ts';
import { twelveMonths } from './twelfths.ts';

const { step } = salaryNames;

/** The bounds of contributions while they stay the same, and for how many months of the year that is. */
export interface SelfEmployedSpan extends SelfEmployedBounds {
  readonly months: Measure<'months'>;
  /** A month's part of the profit of the year up to which a self-employed person is exempted. */
  readonly exemptionLimit: Money;
}

/** Everything the income of a self-employed person is computed with. */
export interface SelfEmployedLaw {
  /** The bounds through the calendar year, in order; their months add up to twelve. */
  readonly year: readonly SelfEmployedSpan[];
  /** The income of the year up to which nothing is due, on request. */
  readonly exemptionLimit: Money;
  readonly illnessRate: Share;
  readonly illnessCashRate: Share;
  readonly pensionRate: Share;
  readonly accidentRate: Share;
  readonly longTermCareRate: Share;
  readonly specialExpensesLumpSum: Money;
  readonly travelAllowance: Sourced<DistanceAllowance>;
  readonly pensionSchemeShare: Share;
  readonly selfEmployedCredit: Sourced<TaperedCreditTerms>;
  readonly energyCredit: Sourced<TaperedCreditTerms>;
}

/** What a self-employed person can deduct from the profit. */
export interface SelfEmployedDeductions {
  readonly travel: Travel;
  /** Own yearly contribution to the pension scheme for the self-employed (RCPI). */
  readonly pensionScheme: Cents;
  /** Yearly special expenses; the lump sum applies when they are lower. */
  readonly specialExpenses: Cents;
}

/**
 * A self-employed person's calendar year. The profit after the travel allowance, an operating cost, is the income: on it
 * contributions are paid (both shares), credits are read, and, less the deductible contributions and special expenses, tax
 * is assessed.
 */
export function selfEmployedYear(
  profit: Money,
  deductions: SelfEmployedDeductions,
  law: SelfEmployedLaw,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  return assessedAlone(
    selfEmployedEarnerYear(profit, deductions, law),
    specialExpenses(deductions.specialExpenses, law.specialExpensesLumpSum),
    taxLaw,
  );
}

/** The same year before tax: contributions, deductions and credits. Special expenses belong to the assessment. */
export function selfEmployedEarnerYear(
  profit: Money,
  { travel, pensionScheme }: Omit<SelfEmployedDeductions, 'specialExpenses'>,
  law: SelfEmployedLaw,
): EarnerYear {
  const allowance = travelAllowance(travel, law.travelAllowance);
  const income = incomeOf(profit, allowance);
  const { base, careBase } = basesOf(income, law);
  const lines = {
    grossSalary: profit,
    pensionContributions: contribution('pensionContributions', base, law.pensionRate),
    illnessContributions: contribution('illnessContributions', base, law.illnessRate),
    illnessCashContributions: contribution('illnessCashContributions', base, law.illnessCashRate),
    longTermCareInsurance: contribution('longTermCareInsurance', careBase, law.longTermCareRate),
    accidentInsurance: contribution('accidentInsurance', base, law.accidentRate),
  };
  const deductible = [
    allowance,
    lines.illnessContributions,
    lines.illnessCashContributions,
    lines.pensionContributions,
    lines.accidentInsurance,
    selfEmployedPensionSchemeDeduction(pensionScheme, income, law.pensionSchemeShare),
  ];
  const creditIncome = yearlyCreditIncome(income);
  return {
    lines,
    deductions: deductible.filter((each) => each !== null),
    credits: totalCredits([
      taperedCredit('selfEmployedCredit', creditIncome, law.selfEmployedCredit, 'year'),
      taperedCredit('energyCredit', creditIncome, law.energyCredit, 'year'),
    ]),
  };
}

/** A year's income of a self-employed person: the profit after the travel allowance. */
export function incomeAfterTravel(profit: Money, travel: Travel, law: SelfEmployedLaw): Money {
  return incomeOf(profit, travelAllowance(travel, law.travelAllowance));
}

/** The profit after the travel allowance, which is an operating cost. RGD of 28 December 1990, art. 1. */
function incomeOf(profit: Money, travel: Money | null): Money {
  return travel ? step('professionalIncome', flooredAtZero(minus(profit, travel))) : profit;
}

/** The income of a year up to which nothing is due, on request: its months' parts added up. */
export function exemptionLimitOfYear(year: readonly SelfEmployedSpan[]): Money {
  const ofMonths = year.map(({ exemptionLimit, months }) => times(exemptionLimit, months));
  return step('annualExemptionLimit', sumOf(ofMonths), wholeCents);
}

/**
 * The bases of the year. At or below the exemption limit of the year there are none: the exemption is granted on request,
 * which is assumed. Above it every month bears contributions, and the whole income bears those to long-term care.
 */
function basesOf(
  income: Money,
  { year, exemptionLimit }: SelfEmployedLaw,
): { readonly base: Base; readonly careBase: Base } {
  if (income.amount <= exemptionLimit.amount) {
    return {
      base: step('annualContributionBase', waived(income, exemptionLimit)),
      careBase: step('annualLongTermCareBase', waived(income, exemptionLimit)),
    };
  }
  const ofMonth = monthlyIncome(income, twelveMonths);
  return {
    base: annualBase('annualContributionBase', year, (span) => selfEmployedBase(ofMonth, span)),
    careBase: income,
  };
}
