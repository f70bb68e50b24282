import type { Sourced } from '../../dated/source.ts';
import type { TravelAllowance } from '../../law/tax/deductions.ts';
import type { TaperedCredit } from '../../law/tax/tax-credits.ts';
import type { Cents } from '../../money/cents.ts';
import { flooredAtZero, minus, sumOf, times, waived } from '../../quantity/arithmetic.ts';
import { isBelow } from '../../quantity/comparison.ts';
import { renamed, step } from '../../quantity/names.ts';
import type { Measure, Money, Share } from '../../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../../quantity/rounding.ts';
import { taperedCredit, totalCredits, yearlyCreditIncome } from '../tax/credits/tax-credits.ts';
import {
  selfEmployedPensionSchemeDeduction,
  specialExpenses,
  travelAllowance,
  type Travel,
} from '../tax/deductions/deductions.ts';
import type { IncomeTaxLaw } from '../tax/tariff/income-tax.ts';
import { twelfth, twelveMonths } from '../twelfths.ts';
import { breakdown, linesOf, type Breakdown } from './breakdown.ts';
import {
  annualBase,
  annualCeiling,
  cappedAnnualBase,
  contribution,
  monthlyIncome,
  selfEmployedBase,
  type Base,
} from './contributions.ts';
import { assessedAlone, type EarnerYear } from './earner-year.ts';

/** Bounds of contributions that do not change for a number of months of one year. */
export interface SelfEmployedSpan {
  readonly months: Measure<'months'>;
  readonly ceiling: Money;
  readonly minimumBase: Money;
  /** The part of the annual exemption limit for one month. */
  readonly exemptionLimit: Money;
}

/** All figures of the law on the income of a self-employed person. */
export interface SelfEmployedLaw {
  /** The bounds through the calendar year, in order; their months add up to twelve. */
  readonly year: readonly SelfEmployedSpan[];
  /** Annual income up to which the law exempts from contributions (Code de la sécurité sociale art. 5). */
  readonly exemptionLimit: Money;
  readonly illnessRate: Share;
  readonly illnessCashRate: Share;
  readonly pensionRate: Share;
  readonly accidentRate: Share;
  readonly longTermCareRate: Share;
  readonly specialExpensesLumpSum: Money;
  readonly travelAllowance: Sourced<TravelAllowance>;
  readonly pensionSchemeShare: Share;
  readonly selfEmployedCredit: Sourced<TaperedCredit>;
  readonly energyCredit: Sourced<TaperedCredit>;
}

interface SelfEmployedDeductions {
  readonly travel: Travel;
  /** Own annual contribution to the pension scheme for the self-employed (RCPI). */
  readonly pensionScheme: Cents;
  /** Annual special expenses; the lump sum applies when they are lower. */
  readonly specialExpenses: Cents;
  /** The continued-work allowance (AMVP). */
  readonly allowance?: Money | null;
  /** True for a person who is dispensed from insurance and has joined it on request. Code de la sécurité sociale art. 5. */
  readonly isInsuredOnRequest?: boolean;
  /** Factor of the accident insurance (bonus-malus), where it is not 1. */
  readonly accidentFactor?: Measure<'number'> | null;
}

/**
 * A self-employed person's calendar year. The income is the profit after the travel allowance, which is an operating cost.
 * Contributions (both shares) and credits are computed on the income. Tax is computed on the income after deductible
 * contributions and special expenses.
 */
export function selfEmployedYear(
  gross: Money,
  deductions: SelfEmployedDeductions,
  law: SelfEmployedLaw,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  return assessedAlone(
    selfEmployedEarnerYear(gross, deductions, law),
    specialExpenses(deductions.specialExpenses, law.specialExpensesLumpSum),
    taxLaw,
  );
}

/** The self-employed year before tax: contributions, deductions and credits. Special expenses belong to the assessment. */
export function selfEmployedEarnerYear(
  gross: Money,
  deductions: Omit<SelfEmployedDeductions, 'specialExpenses'>,
  law: SelfEmployedLaw,
): EarnerYear {
  const profit = renamed('profit', gross);
  const { travel, pensionScheme, accidentFactor } = deductions;
  const travelCost = travelAllowance(travel, law.travelAllowance);
  const income = incomeOf(profit, travelCost);
  const isUninsured = isExempt(income, law) && deductions.isInsuredOnRequest !== true;
  const { base, careBase } = isUninsured ? noBases(income, law) : basesOf(income, law);
  const lines = {
    grossSalary: profit,
    pensionContributions: contribution('pensionContributions', base, law.pensionRate),
    illnessContributions: contribution('illnessContributions', base, law.illnessRate),
    illnessCashContributions: contribution('illnessCashContributions', base, law.illnessCashRate),
    longTermCareInsurance: contribution('longTermCareInsurance', careBase, law.longTermCareRate),
    accidentInsurance: accidentInsurance(base, law.accidentRate, accidentFactor ?? null),
  };
  const deductible = [
    travelCost,
    lines.illnessContributions,
    lines.illnessCashContributions,
    lines.pensionContributions,
    lines.accidentInsurance,
    // Only income that bears compulsory insurance counts for the scheme.
    isUninsured
      ? null
      : selfEmployedPensionSchemeDeduction(pensionScheme, income, law.pensionSchemeShare),
  ];
  return {
    lines,
    taxable: profit,
    deductions: deductible.filter((each) => each !== null),
    credits: totalCredits(isUninsured ? noCredits(income, law) : creditsOf(income, law)),
    allowance: deductions.allowance,
    isUninsured,
  };
}

/** CII and CI-CO2. L.I.R. art. 152ter. */
function creditsOf(income: Money, law: SelfEmployedLaw): readonly Money[] {
  const creditIncome = yearlyCreditIncome(income);
  return [
    taperedCredit('selfEmployedCredit', creditIncome, law.selfEmployedCredit, 'year'),
    taperedCredit('energyCredit', creditIncome, law.energyCredit, 'year'),
  ];
}

/** Neither credit without compulsory insurance for the profit. L.I.R. art. 152ter, par. 1. */
function noCredits(income: Money, { exemptionLimit }: SelfEmployedLaw): readonly Money[] {
  return [
    step('selfEmployedCredit', waived(income, exemptionLimit)),
    step('energyCredit', waived(income, exemptionLimit)),
  ];
}

function accidentInsurance(base: Base, rate: Share, factor: Measure<'number'> | null): Money {
  return factor === null
    ? contribution('accidentInsurance', base, rate)
    : step('accidentInsurance', times(times(base, rate), factor), toNearestCent);
}

/** A year's income of a self-employed person: the profit after the travel allowance. */
export function incomeAfterTravel(profit: Money, travel: Travel, law: SelfEmployedLaw): Money {
  return incomeOf(profit, travelAllowance(travel, law.travelAllowance));
}

/** The profit after the travel allowance, which is an operating cost. RGD of 28 December 1990, art. 1. */
function incomeOf(profit: Money, travel: Money | null): Money {
  return travel ? step('professionalIncome', flooredAtZero(minus(profit, travel))) : profit;
}

/** The annual income up to which no contributions are due: the monthly limits added up. */
export function exemptionLimitOfYear(year: readonly SelfEmployedSpan[]): Money {
  const limits = year.map(({ exemptionLimit, months }) => times(exemptionLimit, months));
  return step('annualExemptionLimit', sumOf(limits), wholeCents);
}

/** Whether a year's income dispenses from insurance: the exemption from contributions that we assume. */
export function isExempt(income: Money, { exemptionLimit }: SelfEmployedLaw): boolean {
  return income.amount <= exemptionLimit.amount;
}

interface Bases {
  readonly base: Base;
  readonly careBase: Base;
}

/**
 * On what the contributions of a self-employed person are assessed. Up to the exemption limit it is nothing, unless the person is
 * insured on request. It is the minimum base if the income is below it in any month of the year, and else the income.
 */
export function assessmentBasis(
  income: Money,
  isInsuredOnRequest: boolean,
  law: SelfEmployedLaw,
): 'nothing' | 'minimumBase' | 'income' {
  if (isExempt(income, law) && !isInsuredOnRequest) return 'nothing';
  return isBelowMinimum(monthlyIncome(income, twelveMonths), law.year) ? 'minimumBase' : 'income';
}

/** Whether an exact twelfth of the income is below the minimum base of any month. */
function isBelowMinimum(
  incomeOfMonth: ReturnType<typeof monthlyIncome>,
  year: readonly SelfEmployedSpan[],
) {
  return year.some(({ minimumBase }) => isBelow(incomeOfMonth, minimumBase));
}

function noBases(income: Money, { exemptionLimit }: SelfEmployedLaw): Bases {
  return {
    base: step('annualContributionBase', waived(income, exemptionLimit)),
    careBase: step('annualLongTermCareBase', waived(income, exemptionLimit)),
  };
}

/**
 * The contribution bases of the year: contributions are due on the income up to the ceiling of the year, in each month on the
 * minimum wage at least. Long-term care is due on the whole income.
 */
function basesOf(income: Money, { year }: SelfEmployedLaw): Bases {
  const incomeOfMonth = monthlyIncome(income, twelveMonths);
  return {
    base: isBelowMinimum(incomeOfMonth, year)
      ? annualBase('annualContributionBase', year, ({ minimumBase }) =>
          selfEmployedBase(incomeOfMonth, minimumBase),
        )
      : cappedAnnualBase(income, annualCeiling(year)),
    careBase: income,
  };
}

/** A month of a self-employed year: a twelfth of each line to the nearest cent, tax and net from the lines. */
export function selfEmployedMonth(gross: Money, year: Breakdown): Breakdown {
  const profit = renamed('profit', gross);
  const lines = linesOf((id) =>
    id === 'grossSalary' ? profit : twelfth(id, year[id], toNearestCent),
  );
  return breakdown(lines, lines.taxBeforeCredits, lines.taxCredits);
}
