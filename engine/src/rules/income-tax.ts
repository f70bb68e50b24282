import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  noSources,
  type AmountWithSteps,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import type { OperandId, RoundingId, Step } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { type Cents, highest, less, noCents, sum, times } from '../money/cents.ts';
import { divide, multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { downToEuro, downToMultipleOf, downToTenCents } from '../money/rounding.ts';
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
interface IncomeStep {
  readonly id: RoundingId;
  readonly step: Cents;
}

const toWholeEuro: TaxRounding = { id: 'downToEuro', round: downToEuro };

function annualStepOf({ annualStep }: IncomeTaxLaw): IncomeStep {
  return { id: 'downToFiftyEuros', step: annualStep };
}

/** How often a withholding scale pays out in a year, and how it rounds. */
interface WithholdingScale {
  readonly payPeriods: number;
  readonly incomeStep: IncomeStep;
  readonly taxRounding: TaxRounding;
  /** A tax below this is not withheld. */
  readonly smallestTax: Cents;
}

/**
 * A month's withholding (retenue d'impôt sur salaires): pay less deductions down to 5 euros, twelve times that less the
 * lump sums through the yearly tariff, a twelfth down to ten cents, surcharge down to ten cents, nil below one euro.
 *
 * @param lumpSums the yearly lump sums worked into the scale (FO and DS)
 */
export function monthlyWithholding(
  gross: Cents,
  deductions: readonly Deduction[],
  lumpSums: readonly Deduction[],
  law: IncomeTaxLaw,
): AmountWithSteps {
  return withholding(gross, deductions, lumpSums, law, {
    payPeriods: monthsInYear,
    incomeStep: { id: 'downToFiveEuros', step: law.monthlyStep },
    taxRounding: { id: 'downToTenCents', round: downToTenCents },
    smallestTax: law.smallestWithholding,
  });
}

/** The withholding on a year's pay by the annual scale of salaries: pay down to 50 euros, tax and surcharge to the euro. */
export function annualWithholding(
  gross: Cents,
  deductions: readonly Deduction[],
  lumpSums: readonly Deduction[],
  law: IncomeTaxLaw,
): AmountWithSteps {
  return withholding(gross, deductions, lumpSums, law, {
    payPeriods: 1,
    incomeStep: annualStepOf(law),
    taxRounding: toWholeEuro,
    smallestTax: noCents,
  });
}

function withholding(
  gross: Cents,
  deductions: readonly Deduction[],
  lumpSums: readonly Deduction[],
  law: IncomeTaxLaw,
  { payPeriods, incomeStep, taxRounding, smallestTax }: WithholdingScale,
): AmountWithSteps {
  const taxable = taxableIncome(
    [{ id: 'grossSalary', amount: gross }],
    deductions,
    incomeStep,
    law,
  );
  const annualised = annualisedIncome(taxable.amount, payPeriods, lumpSums);
  const annual = explained(tariffTax(law.scale.value, annualised.amount), () => ({
    id: 'annualTariffTax',
    lines: taxLine,
    operation: 'tariff',
    operands: [money('annualisedTaxableIncome', annualised.amount)],
    brackets: bracketShares(law.scale.value, annualised.amount),
    sources: law.scale.sources,
  }));
  const tariff = explained(taxRounding.round(divide(annual.amount, payPeriods)), () => ({
    id: 'tariffTax',
    lines: taxLine,
    operands: [
      money('annualTariffTax', annual.amount),
      counted('monthsInYear', payPeriods, '÷', 'months'),
    ],
    rounding: taxRounding.id,
    sources: law.roundingSources,
  }));
  const withFund = withEmploymentFund(
    tariff.amount,
    annualised.amount > law.fundThreshold
      ? taxRounding.round(divide(tariffTax(law.scale.value, law.fundThreshold), payPeriods))
      : null,
    taxRounding,
    law,
  );
  const steps = [taxable, annualised, annual, tariff, ...withFund.steps];
  if (withFund.amount === 0 || withFund.amount >= smallestTax) {
    return { amount: withFund.amount, steps };
  }
  const waived = explained(noCents, () => ({
    id: 'taxBeforeCredits',
    lines: taxLine,
    operation: 'waived',
    operands: [
      money('taxBelowMinimum', withFund.amount),
      money('smallestWithholding', smallestTax),
    ],
    sources: law.roundingSources,
  }));
  return { amount: waived.amount, steps: [...steps, waived] };
}

function taxableIncome(
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

function annualisedIncome(
  taxable: Cents,
  payPeriods: number,
  lumpSums: readonly Deduction[],
): Explained {
  const remaining = less(times(taxable, payPeriods), sum(...lumpSums.map(({ amount }) => amount)));
  return explained(highest(remaining, noCents), () => ({
    id: 'annualisedTaxableIncome',
    lines: taxLine,
    operands: [
      money('taxableIncome', taxable),
      counted('monthsInYear', payPeriods, '×', 'months'),
      ...lumpSums.map(({ operand }) => operand()),
    ],
    raisedToZero: remaining < 0 || undefined,
    sources: sourcesOf(lumpSums, noSources),
  }));
}

function sourcesOf(deductions: readonly Deduction[], others: Step['sources']): Step['sources'] {
  const all = [...others];
  for (const { sources } of deductions) all.push(...sources);
  return all;
}
