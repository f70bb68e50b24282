import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
import { type Cents, less, noCents } from '../money/cents.ts';
import { divide, type Exact, exact } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import type { Breakdown } from './breakdown.ts';
import {
  annualBase,
  contribution,
  isExempt,
  linesOfBase,
  longTermCareBase,
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
  readonly longTermCareAbatement: Explained;
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
 * A self-employed person's calendar year: contributions on the profit before contributions, both shares; tax by assessment
 * on the profit less travel, deductible contributions and special expenses; credits on the profit less travel.
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
  const bases = law.year.map((span) => basesOf(divide(profit, monthsInYear), span));
  const base = annualBase(
    'annualContributionBase',
    linesOfBase('selfEmployed'),
    bases.map(({ amount, months }) => ({ base: amount, months })),
  );
  const careBase = annualBase(
    'annualLongTermCareBase',
    ['longTermCareInsurance'],
    bases.map(({ care, months }) => ({ base: care, months })),
  );
  const on = base.amount;
  const illness = contribution(
    'illnessContributions',
    'annualContributionBase',
    on,
    law.illnessRate,
  );
  const cash = contribution(
    'illnessCashContributions',
    'annualContributionBase',
    on,
    law.illnessCashRate,
  );
  const pension = contribution(
    'pensionContributions',
    'annualContributionBase',
    on,
    law.pensionRate,
  );
  const accident = contribution(
    'accidentInsurance',
    'annualContributionBase',
    on,
    law.accidentRate,
  );
  const care = contribution(
    'longTermCareInsurance',
    'annualLongTermCareBase',
    careBase.amount,
    law.longTermCareRate,
  );
  const travel = travelAllowance(deductions.travel, law.travelAllowance);
  const scheme = selfEmployedPensionSchemeDeduction(
    deductions.pensionScheme,
    profit,
    law.pensionSchemeShare,
  );
  const deductible = [travel, illness, cash, pension, accident, scheme?.deduction ?? null];
  const creditIncome = netProfit(profit, travel);
  const own = taperedCredit(
    'selfEmployedCredit',
    creditIncome.amount,
    law.selfEmployedCredit,
    'year',
  );
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
      ...bases.flatMap(({ steps }) => steps),
      base,
      illness,
      cash,
      pension,
      accident,
      ...bases.flatMap(({ careSteps }) => careSteps),
      careBase,
      care,
      ...(travel ? [travel] : []),
      ...(scheme ? [scheme.ceiling, scheme.deduction] : []),
    ],
    credits: totalCredits([
      { id: 'selfEmployedCredit', amount: own.amount },
      { id: 'energyCredit', amount: energy.amount },
    ]),
    creditSteps: [creditIncome, ...own.steps, ...energy.steps],
  };
}

interface MonthlyBases {
  readonly months: number;
  readonly amount: Exact;
  readonly steps: readonly Explainable[];
  readonly care: Exact;
  readonly careSteps: readonly Explainable[];
}

function basesOf(monthlyProfit: Exact, span: SelfEmployedSpan): MonthlyBases {
  const base = selfEmployedBase(monthlyProfit, span);
  const { months } = span;
  if (isExempt(monthlyProfit, span.exemptionLimit)) {
    const care = exemptFromLongTermCare(monthlyProfit, span.exemptionLimit);
    return {
      months,
      amount: base.amount,
      steps: base.steps,
      care: care.amount,
      careSteps: [care],
    };
  }
  const care = longTermCareBase(monthlyProfit, span.longTermCareAbatement);
  return {
    months,
    amount: base.amount,
    steps: base.steps,
    care: care.amount,
    careSteps: [span.longTermCareAbatement, care],
  };
}

function exemptFromLongTermCare(monthlyProfit: Exact, limit: Explained): Explained<Exact> {
  return explained(exact(noCents), () => ({
    id: 'longTermCareBase',
    lines: ['longTermCareInsurance'],
    operation: 'waived',
    operands: [
      money('monthlyIncome', monthlyProfit),
      money('selfEmployedExemptionLimit', limit.amount),
    ],
    months: limit.step.months,
  }));
}

function netProfit(profit: Cents, travel: Explained | null): Explained {
  if (travel === null) return yearlyCreditIncome(profit);
  return explained(less(profit, travel.amount), () => ({
    id: 'creditIncome',
    lines: ['tax'],
    operands: [money('grossSalary', profit), money('travelAllowance', travel.amount, '-')],
  }));
}
