import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine } from '../explanation/step.ts';
import { type Cents, highest, less, noCents, sum, times } from '../money/cents.ts';
import { divide, type Exact, exact } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import type { Breakdown } from './breakdown.ts';
import {
  annualBase,
  contribution,
  type ContributionId,
  linesOfBase,
  selfEmployedBase,
  type SelfEmployedBounds,
} from './contributions.ts';
import {
  asDeduction,
  type DistanceAllowance,
  selfEmployedPensionSchemeDeduction,
  specialExpenses,
  type Travel,
  travelAllowance,
} from './deductions.ts';
import { assessedAlone, type EarnerYear } from './earner-year.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import {
  taperedCredit,
  type TaperedCreditTerms,
  totalCredits,
  yearlyCreditIncome,
} from './tax-credits.ts';

/** The bounds of contributions while they stay the same, and for how many months of the year that is. */
export interface SelfEmployedSpan extends SelfEmployedBounds {
  readonly months: number;
  /** A month's part of the profit of the year up to which a self-employed person is exempted. */
  readonly exemptionLimit: Explained;
}

/** Everything the income of a self-employed person is computed with. */
export interface SelfEmployedLaw {
  /** The bounds through the calendar year, in order; their months add up to twelve. */
  readonly year: readonly SelfEmployedSpan[];
  readonly illnessRate: Sourced<Rate>;
  readonly illnessCashRate: Sourced<Rate>;
  readonly pensionRate: Sourced<Rate>;
  readonly accidentRate: Sourced<Rate>;
  readonly longTermCareRate: Sourced<Rate>;
  readonly specialExpensesLumpSum: Sourced<Cents>;
  readonly travelAllowance: Sourced<DistanceAllowance>;
  readonly pensionSchemeShare: Sourced<Rate>;
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
  profit: Cents,
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
  profit: Cents,
  deductions: Omit<SelfEmployedDeductions, 'specialExpenses'>,
  law: SelfEmployedLaw,
): EarnerYear {
  const travel = travelAllowance(deductions.travel, law.travelAllowance, incomeLines);
  const income = incomeOf(profit, travel);
  const bases = basesOf(income, law.year);
  const onBase = (id: ContributionId, rate: Sourced<Rate>) =>
    contribution(id, 'annualContributionBase', bases.base, rate);
  const illness = onBase('illnessContributions', law.illnessRate);
  const cash = onBase('illnessCashContributions', law.illnessCashRate);
  const pension = onBase('pensionContributions', law.pensionRate);
  const accident = onBase('accidentInsurance', law.accidentRate);
  const careRate = law.longTermCareRate;
  const care = contribution('longTermCareInsurance', bases.careId, bases.careBase, careRate);
  const scheme = selfEmployedPensionSchemeDeduction(
    deductions.pensionScheme,
    income,
    law.pensionSchemeShare,
  );
  const deductible = [travel, illness, cash, pension, accident, scheme?.deduction ?? null];
  const creditIncome = yearlyCreditIncome(income);
  const credit = law.selfEmployedCredit;
  const own = taperedCredit('selfEmployedCredit', creditIncome.amount, credit, 'year');
  const energy = taperedCredit('energyCredit', creditIncome.amount, law.energyCredit, 'year');
  return {
    lines: {
      grossSalary: profit,
      pensionContributions: pension.amount,
      illnessContributions: illness.amount,
      illnessCashContributions: cash.amount,
      longTermCareInsurance: care.amount,
      accidentInsurance: accident.amount,
    },
    deductions: deductible.filter((each) => each !== null).map(asDeduction),
    steps: [
      ...income.steps,
      ...bases.steps,
      illness,
      cash,
      pension,
      accident,
      ...bases.careSteps,
      care,
      ...(scheme ? [scheme.ceiling, scheme.deduction] : []),
    ],
    credits: totalCredits([
      { id: 'selfEmployedCredit', amount: own.amount },
      { id: 'energyCredit', amount: energy.amount },
    ]),
    creditSteps: [creditIncome, ...own.steps, ...energy.steps],
  };
}

const incomeLines: readonly ExplainedLine[] = [
  ...linesOfBase('selfEmployed'),
  'longTermCareInsurance',
  'tax',
];

/** The income on which contributions, credits and tax are read, under the name of the step that gives it. */
interface SelfEmployedIncome {
  readonly id: 'grossSalary' | 'professionalIncome';
  readonly amount: Cents;
  readonly steps: readonly Explainable[];
}

/** A year's income of a self-employed person: the profit after the travel allowance. */
export function incomeAfterTravel(profit: Cents, travel: Travel, law: SelfEmployedLaw): Cents {
  return incomeOf(profit, travelAllowance(travel, law.travelAllowance, incomeLines)).amount;
}

/** The profit after the travel allowance, which is an operating cost. RGD of 28 December 1990, art. 1. */
function incomeOf(profit: Cents, travel: Explained | null): SelfEmployedIncome {
  if (travel === null) return { id: 'grossSalary', amount: profit, steps: [] };
  const remaining = less(profit, travel.amount);
  const income = explained(highest(remaining, noCents), () => ({
    id: 'professionalIncome',
    lines: incomeLines,
    operands: [money('grossSalary', profit), money('travelAllowance', travel.amount, '-')],
    raisedToZero: remaining < 0 || undefined,
  }));
  return { id: 'professionalIncome', amount: income.amount, steps: [travel, income] };
}

/** The income of the year up to which nothing is due, on request: its months' parts added up. */
export function exemptionLimitOfYear(year: readonly SelfEmployedSpan[]): Explained {
  const limit = sum(
    ...year.map(({ exemptionLimit, months }) => times(exemptionLimit.amount, months)),
  );
  return explained(limit, () => ({
    id: 'annualExemptionLimit',
    lines: [...linesOfBase('selfEmployed'), 'longTermCareInsurance'],
    operands: year.flatMap(({ exemptionLimit, months }) => [
      money('selfEmployedExemptionLimit', exemptionLimit.amount),
      counted('monthsCounted', months, '×', 'months'),
    ]),
  }));
}

interface Bases {
  readonly base: Exact;
  readonly steps: readonly Explainable[];
  readonly careBase: Exact;
  readonly careId: 'annualLongTermCareBase' | SelfEmployedIncome['id'];
  readonly careSteps: readonly Explainable[];
}

/**
 * The bases of the year. At or below the exemption limit of the year there are none: the exemption is granted on request,
 * which is assumed. Above it every month bears contributions, and the whole income bears those to long-term care.
 */
function basesOf(income: SelfEmployedIncome, year: readonly SelfEmployedSpan[]): Bases {
  const limit = exemptionLimitOfYear(year);
  if (income.amount <= limit.amount) return exemptBases(income, limit, year);
  const months = year.map((span) => ({
    months: span.months,
    ...selfEmployedBase(divide(income.amount, monthsInYear), span),
  }));
  const base = annualBase(
    'annualContributionBase',
    linesOfBase('selfEmployed'),
    months.map((span) => ({ base: span.amount, months: span.months })),
  );
  return {
    base: base.amount,
    steps: [...months.flatMap(({ steps }) => steps), base],
    careBase: exact(income.amount),
    careId: income.id,
    careSteps: [],
  };
}

function exemptBases(
  { id, amount }: SelfEmployedIncome,
  limit: Explained,
  year: readonly SelfEmployedSpan[],
): Bases {
  const none = (
    base: 'annualContributionBase' | 'annualLongTermCareBase',
    lines: readonly ExplainedLine[],
  ) =>
    explained(exact(noCents), () => ({
      id: base,
      lines,
      operation: 'waived',
      operands: [money(id, amount), money('annualExemptionLimit', limit.amount)],
    }));
  const base = none('annualContributionBase', linesOfBase('selfEmployed'));
  const care = none('annualLongTermCareBase', ['longTermCareInsurance']);
  return {
    base: base.amount,
    steps: [...year.map(({ exemptionLimit }) => exemptionLimit), limit, base],
    careBase: care.amount,
    careId: 'annualLongTermCareBase',
    careSteps: [care],
  };
}
