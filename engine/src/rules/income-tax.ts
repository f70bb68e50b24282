import {
  explained,
  type AmountWithSteps,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { money, rated } from '../explanation/operand.ts';
import type { OperandId, RoundingId, Step } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { type Cents, highest, less, noCents, sum } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { downToEuro, downToMultipleOf } from '../money/rounding.ts';
import type { Deduction } from './deductions.ts';
import { type EmploymentFundLaw, type TaxRounding, withEmploymentFund } from './employment-fund.ts';
import { bracketShares, type Scale, tariffTax } from './tariff.ts';

/** Everything the income tax of one tax class is computed with. */
export interface IncomeTaxLaw extends EmploymentFundLaw {
  readonly scale: Sourced<Scale>;
  /** Yearly taxable income is rounded down to a multiple of this. */
  readonly annualStep: Cents;
  /** The withholding scale's monthly pay is rounded down to a multiple of this. */
  readonly monthlyStep: Cents;
  readonly smallestWithholding: Cents;
  readonly roundingSources: Step['sources'];
}

/**
 * The yearly income tax with the employment fund: taxable income down to 50 euros, tariff down to the euro, surcharge down
 * to the euro.
 *
 * @param gross the income before deductions
 * @param deductions contributions, lump sums and allowances that lower it
 */
export function annualTax(
  gross: Cents,
  deductions: readonly Deduction[],
  law: IncomeTaxLaw,
): AmountWithSteps {
  return annualTaxOnIncomes([{ id: 'grossSalary', amount: gross }], deductions, law);
}

/** The same on the sum of several incomes: those of two spouses. */
export function annualTaxOnIncomes(
  incomes: readonly Income[],
  deductions: readonly Deduction[],
  law: IncomeTaxLaw,
): AmountWithSteps {
  return annualTaxOnTaxable(taxableIncome(incomes, deductions, annualStepOf(law), law), law);
}

/** The same on a part of an income that two spouses have split between them: the part is what is rounded down. */
export function annualTaxOnPart(
  { id, amount }: Income,
  share: Rate,
  law: IncomeTaxLaw,
): AmountWithSteps {
  const { id: rounding, step } = annualStepOf(law);
  const taxable = explained(downToMultipleOf(multiply(amount, share), step), () => ({
    id: 'taxableIncome',
    lines: taxLine,
    operands: [money(id, amount), rated('reallocationShare', share)],
    rounding,
    sources: law.roundingSources,
  }));
  return annualTaxOnTaxable(taxable, law);
}

function annualTaxOnTaxable(taxable: Explained, law: IncomeTaxLaw): AmountWithSteps {
  const tariff = explained(toWholeEuro.round(tariffTax(law.scale.value, taxable.amount)), () => ({
    id: 'tariffTax',
    lines: taxLine,
    operation: 'tariff',
    operands: [money('taxableIncome', taxable.amount)],
    brackets: bracketShares(law.scale.value, taxable.amount),
    rounding: toWholeEuro.id,
    sources: law.scale.sources,
  }));
  const withFund = withEmploymentFund(
    tariff.amount,
    taxable.amount > law.fundThreshold
      ? toWholeEuro.round(tariffTax(law.scale.value, law.fundThreshold))
      : null,
    toWholeEuro,
    law,
  );
  return { amount: withFund.amount, steps: [taxable, tariff, ...withFund.steps] };
}

/** An income that is taxed, under the name by which its step or figure is known. */
export interface Income {
  readonly id: OperandId;
  readonly amount: Cents;
}

/** The step to which an income is rounded down, and the name of that rounding. */
export interface IncomeStep {
  readonly id: RoundingId;
  readonly step: Cents;
}

export const toWholeEuro: TaxRounding = { id: 'downToEuro', round: downToEuro };

/** The step of a year's income. */
export function annualStepOf({ annualStep }: IncomeTaxLaw): IncomeStep {
  return { id: 'downToFiftyEuros', step: annualStep };
}

/** An income less deductions, rounded down to a step of the scale. */
export function taxableIncome(
  incomes: readonly Income[],
  deductions: readonly Deduction[],
  { id: rounding, step }: IncomeStep,
  law: IncomeTaxLaw,
): Explained {
  const income = sum(...incomes.map(({ amount }) => amount));
  const remaining = less(income, ...deductions.map(({ amount }) => amount));
  const amount = downToMultipleOf(highest(remaining, noCents), step);
  return explained(amount, () => ({
    id: 'taxableIncome',
    lines: taxLine,
    operands: [
      ...incomes.map((each) => money(each.id, each.amount)),
      ...deductions.map(({ operand }) => operand()),
    ],
    rounding,
    raisedToZero: remaining < 0 || undefined,
    sources: sourcesOf(deductions, law.roundingSources),
  }));
}

/** The sources of deductions that no step of their own explains, after others. */
export function sourcesOf(
  deductions: readonly Deduction[],
  others: Step['sources'],
): Step['sources'] {
  const all = [...others];
  for (const { sources } of deductions) all.push(...sources);
  return all;
}
