import { explained, type AmountWithSteps, type Sourced } from '../explanation/explained.ts';
import { money, rated } from '../explanation/operand.ts';
import { noCents, sum, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import { multiplyRates, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { notaryFee, type NotaryFeeLaw } from './notary-fee.ts';

/** The law of a mortgage deed. */
export interface MortgageDeedLaw extends NotaryFeeLaw {
  /** Registration duty (droit d'obligation), on the loan. */
  readonly registrationRate: Sourced<Rate>;
  /** Inscription duty, on the sum that the mortgage guarantees. */
  readonly inscriptionRate: Sourced<Rate>;
  /** That sum as a share of the loan. */
  readonly guaranteedShare: Sourced<Rate>;
}

/** The notary's fee with VAT for the purchase of a home; disbursements (copies, searches, land register) come on top. */
export function saleDeed(price: Cents, law: NotaryFeeLaw): AmountWithSteps {
  const { fee, vat, amount, steps } = notaryFee(price, law, {
    line: 'notaryFees',
    base: 'homePrice',
    byScale: 'saleFeeByScale',
    fee: 'saleFee',
    vat: 'saleFeeVat',
  });
  const total = explained(amount, () => ({
    id: 'notaryFees',
    lines: ['notaryFees'],
    operands: [money('saleFee', fee), money('saleFeeVat', vat)],
  }));
  return { amount, steps: [...steps, ...(price === 0 ? [] : [total])] };
}

/** The cost of a mortgage deed: registration, inscription, and the notary's fee with VAT; nothing without a loan. */
export function mortgageDeed(loan: Cents, law: MortgageDeedLaw): AmountWithSteps {
  if (loan === 0) return { amount: noCents, steps: [] };
  const lines = ['mortgageDeed'] as const;
  const registration = explained(toNearestCent(multiply(loan, law.registrationRate.value)), () => ({
    id: 'mortgageRegistration',
    lines,
    operands: [
      money('loanAmount', loan),
      rated('mortgageRegistrationRate', law.registrationRate.value),
    ],
    rounding: 'toNearestCent',
    sources: law.registrationRate.sources,
  }));
  const rateOnLoan = multiplyRates(law.guaranteedShare.value, law.inscriptionRate.value);
  const inscription = explained(toNearestCent(multiply(loan, rateOnLoan)), () => ({
    id: 'mortgageInscription',
    lines,
    operands: [
      money('loanAmount', loan),
      rated('guaranteedShare', law.guaranteedShare.value),
      rated('mortgageInscriptionRate', law.inscriptionRate.value),
    ],
    rounding: 'toNearestCent',
    sources: [...law.inscriptionRate.sources, ...law.guaranteedShare.sources],
  }));
  const { fee, vat, steps } = notaryFee(loan, law, {
    line: 'mortgageDeed',
    base: 'loanAmount',
    byScale: 'mortgageFeeByScale',
    fee: 'mortgageFee',
    vat: 'mortgageFeeVat',
  });
  const total = explained(sum(registration.amount, inscription.amount, fee, vat), () => ({
    id: 'mortgageDeed',
    lines,
    operands: [
      money('mortgageRegistration', registration.amount),
      money('mortgageInscription', inscription.amount),
      money('mortgageFee', fee),
      money('mortgageFeeVat', vat),
    ],
  }));
  return { amount: total.amount, steps: [registration, inscription, ...steps, total] };
}
