import { explained, type AmountWithSteps, type Sourced } from '../explanation/explained.ts';
import { money, rated } from '../explanation/operand.ts';
import type { ExplainedLine, OperandId, StepId } from '../explanation/step.ts';
import { highest, noCents, sum, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { bracketShares, scaleOf, tariffTax, type TariffBracket } from './tariff.ts';

/** A degressive scale of fees before VAT, and the smallest fee. */
export interface FeeScale {
  readonly brackets: readonly TariffBracket[];
  readonly minimum: Cents;
}

/** The law of a notary's fee. */
export interface NotaryFeeLaw {
  readonly scale: Sourced<FeeScale>;
  readonly vatRate: Sourced<Rate>;
}

/** The names under which the steps of a fee are shown. */
interface FeeNames {
  readonly line: ExplainedLine;
  readonly base: OperandId;
  readonly byScale: StepId;
  readonly fee: StepId;
  readonly vat: StepId;
}

/** A notary's fee for a deed: the fee before VAT, and its VAT. */
export interface NotaryFee extends AmountWithSteps {
  readonly fee: Cents;
  readonly vat: Cents;
}

/** A notary's fee by its scale, at least the smallest fee, and the VAT on it; nothing on nothing. */
export function notaryFee(base: Cents, law: NotaryFeeLaw, names: FeeNames): NotaryFee {
  if (base === 0) return { amount: noCents, fee: noCents, vat: noCents, steps: [] };
  const lines = [names.line];
  const { brackets, minimum } = law.scale.value;
  const scale = scaleOf(brackets);
  const byScale = explained(toNearestCent(tariffTax(scale, base)), () => ({
    id: names.byScale,
    lines,
    operation: 'feeScale',
    operands: [money(names.base, base)],
    brackets: bracketShares(scale, base),
    rounding: 'toNearestCent',
    sources: law.scale.sources,
  }));
  const fee = explained(highest(byScale.amount, minimum), () => ({
    id: names.fee,
    lines,
    operation: 'highest',
    operands: [money(names.byScale, byScale.amount), money('smallestFee', minimum)],
    sources: law.scale.sources,
  }));
  const vat = explained(toNearestCent(multiply(fee.amount, law.vatRate.value)), () => ({
    id: names.vat,
    lines,
    operands: [money(names.fee, fee.amount), rated('feeVatRate', law.vatRate.value)],
    rounding: 'toNearestCent',
    sources: law.vatRate.sources,
  }));
  return {
    amount: sum(fee.amount, vat.amount),
    fee: fee.amount,
    vat: vat.amount,
    steps: [byScale, fee, vat],
  };
}
