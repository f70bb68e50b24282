import type { Sourced } from '../../dated/source.ts';
import type { StepId } from '../../explanation/step.ts';
import type { FeeScale } from '../../law/home/notary-fees.ts';
import type { Rate } from '../../money/rate.ts';
import { max, times } from '../../quantity/arithmetic.ts';
import { money, sourcedShare, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { feeByScale } from '../../quantity/tariff.ts';
import { tariffOf } from '../tax/tariff/tariff.ts';

export interface NotaryFeeLaw {
  readonly scale: Sourced<FeeScale>;
  readonly vatRate: Sourced<Rate>;
}

/** A notary's fee by its scale, at least the minimum fee, and its VAT. */
export function notaryFee(
  base: Money,
  law: NotaryFeeLaw,
  names: Readonly<Record<'scaleFee' | 'fee' | 'vat', StepId>>,
) {
  const { value, sources } = law.scale;
  const scale = tariffOf(value.brackets);
  const scaleFee = step(names.scaleFee, feeByScale(base, scale, sources), toNearestCent);
  const fee = step(names.fee, max(scaleFee, money('smallestFee', value.minimum, sources)));
  return {
    fee,
    vat: step(names.vat, times(fee, sourcedShare('feeVatRate', law.vatRate)), toNearestCent),
  };
}
