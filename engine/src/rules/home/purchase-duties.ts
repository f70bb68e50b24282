import type { Sourced } from '../../dated/source.ts';
import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import { flooredAtZero, min, minus, plus, times } from '../../quantity/arithmetic.ts';
import { count, money, sourcedMoney, sourcedShare, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../../quantity/rounding.ts';

export interface PurchaseDutyLaw {
  readonly registrationRate: Sourced<Rate>;
  readonly transcriptionRate: Sourced<Rate>;
  /** Share of the price on which both duties are charged. */
  readonly baseShare: Sourced<Rate>;
  /** Credit of each buyer against both duties (Bëllegen Akt). */
  readonly credit: Sourced<Cents>;
  /** Registration duty that remains due after the credit. */
  readonly minimumDuty: Sourced<Cents>;
}

/** Those who buy, and what they have used of their credit for earlier homes. */
export interface Buyers {
  readonly count: number;
  readonly creditUsed: Cents;
}

/** Registration and transcription duty on the price of a home, before the credit of the buyers. */
export function purchaseDuties(price: Money, law: PurchaseDutyLaw): Money {
  const { numerator, denominator } = law.baseShare.value;
  const base =
    numerator === denominator
      ? price
      : step(
          'taxedPrice',
          times(price, sourcedShare('dutyBaseShare', law.baseShare)),
          toNearestCent,
        );
  const registration = step(
    'registrationDuty',
    times(base, sourcedShare('registrationDutyRate', law.registrationRate)),
    toNearestCent,
  );
  const transcription = step(
    'transcriptionDuty',
    times(base, sourcedShare('transcriptionDutyRate', law.transcriptionRate)),
    toNearestCent,
  );
  return step('purchaseDuties', plus(registration, transcription));
}

/**
 * The credit of the buyers of a home to live in against its duties: an amount for each of them, less what they have used before,
 * at most the duties above the minimum that remains due. Law of 30 July 2002, art. 6, 8 and 9.
 */
export function homeBuyerCredit(duties: Money, buyers: Buyers, law: PurchaseDutyLaw): Money {
  const creditOfAll = times(
    sourcedMoney('creditPerBuyer', law.credit),
    count('buyers', buyers.count, 'number'),
  );
  const available = step(
    'creditOfBuyers',
    buyers.creditUsed === 0
      ? creditOfAll
      : flooredAtZero(minus(creditOfAll, money('creditUsed', buyers.creditUsed))),
    wholeCents,
  );
  const dutiesAboveMinimum = step(
    'dutiesAboveMinimum',
    flooredAtZero(minus(duties, sourcedMoney('homeDutyMinimum', law.minimumDuty))),
  );
  return step('homeBuyerCredit', min(available, dutiesAboveMinimum));
}

/** The duties that the buyers pay: those on the purchase minus their credit, if they have one. */
export function dutiesAfterCredit(duties: Money, credit: Money | null): Money {
  return credit ? step('dutiesAfterCredit', minus(duties, credit)) : duties;
}
