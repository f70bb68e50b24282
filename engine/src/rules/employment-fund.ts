import { explained, type AmountWithSteps } from '../explanation/explained.ts';
import { money, rated } from '../explanation/operand.ts';
import type { RoundingId, Step } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import type { Cents } from '../money/cents.ts';
import { type Exact, multiply, subtract } from '../money/exact.ts';
import { addRates, type Rate, subtractRates, wholeRate } from '../money/rate.ts';

/** The surcharge for the employment fund as one tax class bears it. */
export interface EmploymentFundLaw {
  readonly fundRate: Rate;
  /** On the part of the tax that falls on income above the threshold. */
  readonly fundHigherRate: Rate;
  /** Yearly taxable income above which the higher rate applies. */
  readonly fundThreshold: Cents;
  readonly fundSources: Step['sources'];
}

/** A rounding of a tax, and the name that it has in a step. */
export interface TaxRounding {
  readonly id: RoundingId;
  readonly round: (amount: Exact) => Cents;
}

/**
 * The tax with the employment fund: x 1.07 up to the threshold; above it x 1.09 less 2 % of the tax at the threshold, which
 * is 7 % of that tax and 9 % of the rest.
 *
 * @param taxAtThreshold the tariff tax on the threshold, or `null` when the income is not above it
 */
export function withEmploymentFund(
  tariffTaxAmount: Cents,
  taxAtThreshold: Cents | null,
  { id: rounding, round }: TaxRounding,
  law: EmploymentFundLaw,
): AmountWithSteps {
  if (taxAtThreshold === null) {
    const factor = addRates(wholeRate, law.fundRate);
    const withFund = explained(round(multiply(tariffTaxAmount, factor)), () => ({
      id: 'taxBeforeCredits',
      lines: taxLine,
      operands: [money('tariffTax', tariffTaxAmount), rated('fundFactor', factor)],
      rounding,
      sources: law.fundSources,
    }));
    return { amount: withFund.amount, steps: [withFund] };
  }
  const factor = addRates(wholeRate, law.fundHigherRate);
  const difference = subtractRates(law.fundHigherRate, law.fundRate);
  const reduction = explained(multiply(taxAtThreshold, difference), () => ({
    id: 'employmentFundReduction',
    lines: taxLine,
    operands: [money('taxAtFundThreshold', taxAtThreshold), rated('fundReductionRate', difference)],
    sources: law.fundSources,
  }));
  const withFund = explained(
    round(subtract(multiply(tariffTaxAmount, factor), reduction.amount)),
    () => ({
      id: 'taxBeforeCredits',
      lines: taxLine,
      operands: [
        money('tariffTax', tariffTaxAmount),
        rated('fundFactor', factor),
        money('employmentFundReduction', reduction.amount, '-'),
      ],
      rounding,
      sources: law.fundSources,
    }),
  );
  return { amount: withFund.amount, steps: [reduction, withFund] };
}
