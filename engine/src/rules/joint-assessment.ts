import {
  explained,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
import type { Step } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { highest, less, noCents, sum, times, type Cents } from '../money/cents.ts';
import { exact, multiply } from '../money/exact.ts';
import { ratio } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import type { Breakdown } from './breakdown.ts';
import { lumpSum, type Deduction } from './deductions.ts';
import { withTax, type EarnerYear } from './earner-year.ts';
import { annualTaxOnIncomes, type IncomeTaxLaw } from './income-tax.ts';

/** What a couple's joint assessment takes off both incomes together. */
export interface CoupleLaw {
  readonly specialExpensesLumpSum: Sourced<Cents>;
  readonly twoEarnerAllowance: Sourced<Cents>;
}

/** A couple's year: each person's breakdown with the own share of the joint tax, and the joint tax itself. */
export interface JointYear {
  readonly first: Breakdown;
  readonly second: Breakdown | null;
  readonly taxBeforeCredits: Cents;
  /** How the joint tax came about: from both own incomes, or from a single earner's gross salary. */
  readonly taxSteps: readonly Explainable[];
}

/** One person of the couple. */
export interface Spouse {
  readonly year: EarnerYear;
  readonly isEmployee: boolean;
}

/**
 * A couple's joint assessment in class 2: both own taxable incomes less the lump sum for special expenses (twice for two
 * employees) and less the two-earner allowance; the class-2 tax is borne in proportion to the own taxable incomes, the
 * second person taking what is left, so that the sum is exact. L.I.R. art. 3, 113, 121, 129b.
 */
export function jointYear(
  first: Spouse,
  second: Spouse | null,
  law: CoupleLaw,
  taxLaw: IncomeTaxLaw,
): JointYear {
  if (second === null) {
    const firstIncome = ownTaxableIncome(first.year);
    const deductions = [lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum)];
    const incomes = [{ id: 'ownTaxableIncome', amount: firstIncome.amount }] as const;
    const tax = annualTaxOnIncomes(incomes, deductions, taxLaw);
    const steps = [firstIncome, ...tax.steps];
    const alone = withTax(first.year, { amount: tax.amount, steps });
    return {
      first: alone,
      second: null,
      taxBeforeCredits: tax.amount,
      taxSteps: [...first.year.steps, ...steps.map(asJointStep)],
    };
  }
  return jointYearOfTwo(first, second, law, taxLaw);
}

/** The joint assessment of two persons with an income. */
export function jointYearOfTwo(
  first: Spouse,
  second: Spouse,
  law: CoupleLaw,
  taxLaw: IncomeTaxLaw,
): JointYear & { readonly second: Breakdown } {
  const firstIncome = ownTaxableIncome(first.year);
  const secondIncome = ownTaxableIncome(second.year);
  const incomes = [
    { id: 'incomeOfFirstPerson', amount: firstIncome.amount },
    { id: 'incomeOfSecondPerson', amount: secondIncome.amount },
  ] as const;
  const joint = annualTaxOnIncomes(
    incomes,
    [specialExpensesOf(first, second, law), lumpSum('twoEarnerAllowance', law.twoEarnerAllowance)],
    taxLaw,
  );
  const jointSteps = joint.steps.map(asJointStep);
  const both = sum(firstIncome.amount, secondIncome.amount);
  const share = shareOfTax(joint.amount, firstIncome.amount, both);
  const rest = less(joint.amount, share);
  const sumOfIncomes = explained(both, () => ({
    id: 'bothTaxableIncomes',
    lines: taxLine,
    operands: incomes.map(({ id, amount }) => money(id, amount)),
  }));
  const bear = (own: Explained, amount: Cents): readonly Explainable[] => [
    own,
    ...jointSteps,
    sumOfIncomes,
    explained(amount, () => ({
      id: 'taxBeforeCredits',
      lines: taxLine,
      operands:
        both === 0
          ? [money('jointTaxBeforeCredits', joint.amount)]
          : [
              money('jointTaxBeforeCredits', joint.amount),
              money('ownTaxableIncome', own.amount, '×'),
              money('bothTaxableIncomes', both, '÷'),
            ],
      rounding: 'sharedToTheCent',
    })),
  ];
  return {
    first: withTax(first.year, { amount: share, steps: bear(firstIncome, share) }),
    second: withTax(second.year, { amount: rest, steps: bear(secondIncome, rest) }),
    taxBeforeCredits: joint.amount,
    taxSteps: jointSteps,
  };
}

/** A person's income less the own contributions, lump sum and allowances: before what the couple deducts together. */
export function ownTaxableIncome({ lines, deductions }: EarnerYear): Explained {
  const remaining = less(lines.grossSalary, ...deductions.map(({ amount }) => amount));
  return explained(highest(remaining, noCents), () => ({
    id: 'ownTaxableIncome',
    lines: taxLine,
    operands: [
      money('grossSalary', lines.grossSalary),
      ...deductions.map(({ operand }) => operand()),
    ],
    raisedToZero: remaining < 0 || undefined,
    sources: deductions.flatMap(({ sources }) => sources),
  }));
}

/** The lump sum for special expenses of two spouses: twice for two employees. */
export function specialExpensesOf(first: Spouse, second: Spouse, law: CoupleLaw): Deduction {
  const single = lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum);
  if (!first.isEmployee || !second.isEmployee) return single;
  const amount = times(law.specialExpensesLumpSum.value, 2);
  return {
    amount,
    operand: () => money('specialExpensesLumpSumForTwo', amount, '-'),
    sources: single.sources,
  };
}

function shareOfTax(tax: Cents, own: Cents, both: Cents): Cents {
  return both === 0 ? noCents : toNearestCent(multiply(exact(tax), ratio(own, both)));
}

/** The couple's tax goes by its own name where each person's share of it follows. */
function asJointStep(explainable: Explainable): Explainable {
  return {
    get step(): Step {
      const { step } = explainable;
      return step.id === 'taxBeforeCredits' ? { ...step, id: 'jointTaxBeforeCredits' } : step;
    },
  };
}
