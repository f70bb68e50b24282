import type { FeeScale } from '../law/notary-fees.ts';
import type { Sourced } from '../dated/source.ts';
import type { Rate } from '../money/rate.ts';
import { max, times } from '../quantity/arithmetic.ts';
import { money, sourcedShare, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { feeByScale } from '../quantity/tariff.ts';
import { tariffOf } from './tariff.ts';

/** The law of a notary's fee. */
export interface NotaryFeeLaw {
  readonly scale: Sourced<FeeScale>;
  readonly vatRate: Sourced<Rate>;
}

/** The names of a fee's steps. */
interface FeeNames {
  readonly byScale: 'saleFeeByScale' | 'mortgageFeeByScale';
  readonly fee: 'saleFee' | 'mortgageFee';
  readonly vat: 'saleFeeVat' | 'mortgageFeeVat';
}

/** A notary's fee for a deed before VAT, and its VAT. */
export interface NotaryFee {
  readonly fee: Money;
  readonly vat: Money;
}

/** A notary's fee by its scale, at least the minimum fee, and its VAT. */
export function notaryFee(base: Money, law: NotaryFeeLaw, names: FeeNames): NotaryFee {
  const { value, sources } = law.scale;
  const scale = tariffOf(value.brackets);
  const byScale = step(names.byScale, feeByScale(base, scale, sources), toNearestCent);
  const fee = step(names.fee, max(byScale, money('smallestFee', value.minimum, sources)));
  return {
    fee,
    vat: step(names.vat, times(fee, sourcedShare('feeVatRate', law.vatRate)), toNearestCent),
  };
}
