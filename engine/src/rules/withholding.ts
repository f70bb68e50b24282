import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  noSources,
  type AmountWithSteps,
  type Explained,
} from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { type Cents, highest, less, noCents, sum, times } from '../money/cents.ts';
import { divide } from '../money/exact.ts';
import { downToTenCents } from '../money/rounding.ts';
import type { Deduction } from './deductions.ts';
import { type TaxRounding, withEmploymentFund } from './employment-fund.ts';
import {
  annualStepOf,
  sourcesOf,
  taxableIncome,
  toWholeEuro,
  type IncomeStep,
  type IncomeTaxLaw,
} from './income-tax.ts';
import { bracketShares, tariffTax } from './tariff.ts';

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
