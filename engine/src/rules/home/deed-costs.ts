import type { Sourced } from '../../dated/source.ts';
import { zeroCents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import { plus, times } from '../../quantity/arithmetic.ts';
import { money, sourcedShare, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { notaryFee, type NotaryFeeLaw } from './notary-fee.ts';

export interface MortgageDeedLaw extends NotaryFeeLaw {
  /** Registration duty (droit d'obligation), on the loan. */
  readonly registrationRate: Sourced<Rate>;
  /** Inscription duty, on the sum that the mortgage guarantees. */
  readonly inscriptionRate: Sourced<Rate>;
  /** The guaranteed sum as a share of the loan. */
  readonly guaranteedShare: Sourced<Rate>;
}

/**
 * The notary's fee with VAT for the purchase of a home; disbursements (copies, searches, land survey register) come on top.
 * Zero without a price.
 */
export function saleDeed(price: Money, law: NotaryFeeLaw): Money {
  if (price.amount === 0) return noDeed;
  const names = { scaleFee: 'saleFeeByScale', fee: 'saleFee', vat: 'saleFeeVat' } as const;
  const { fee, vat } = notaryFee(price, law, names);
  return step('notaryFees', plus(fee, vat));
}

/** The cost of a mortgage deed: registration, inscription, and the notary's fee with VAT. Zero without a loan. */
export function mortgageDeed(loan: Money, law: MortgageDeedLaw): Money {
  if (loan.amount === 0) return noDeed;
  const { registration, inscription } = mortgageDuties(loan, law);
  const names = {
    scaleFee: 'mortgageFeeByScale',
    fee: 'mortgageFee',
    vat: 'mortgageFeeVat',
  } as const;
  const { fee, vat } = notaryFee(loan, law, names);
  return step('mortgageDeed', plus(registration, inscription, fee, vat));
}

/** Both duties on a mortgage: on the loan, and on the sum that the mortgage guarantees. */
export function mortgageDuties(loan: Money, law: MortgageDeedLaw) {
  const { registrationRate, inscriptionRate, guaranteedShare } = law;
  const registration = step(
    'mortgageRegistration',
    times(loan, sourcedShare('mortgageRegistrationRate', registrationRate)),
    toNearestCent,
  );
  const guaranteed = times(loan, sourcedShare('guaranteedShare', guaranteedShare));
  const inscription = step(
    'mortgageInscription',
    times(guaranteed, sourcedShare('mortgageInscriptionRate', inscriptionRate)),
    toNearestCent,
  );
  return { registration, inscription };
}

/** A figure and not a step, so that it has no explanation. */
const noDeed = money('loanAmount', zeroCents);
