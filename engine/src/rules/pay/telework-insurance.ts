import { isHigherRate, type Rate } from '../../money/rate.ts';

/** Who insures somebody who works for an employer in Luxembourg and lives in another country. */
export const insurers = [
  'luxembourg',
  'luxembourgOnRequest',
  'luxembourgIfSigned',
  'residence',
] as const;

/** Shares of telework below which Luxembourg insures. */
interface TeleworkInsurance {
  /** By the ordinary rule. */
  readonly ordinaryBelow: Rate;
  /** On request, if the country of residence has signed the agreement. */
  readonly onRequestBelow: Rate;
}

/**
 * Who insures with a share of telework in the country of residence. Regulation (EC) No 883/2004, art. 13 and 16, with the
 * framework agreement of 1 July 2023.
 *
 * @param hasSigned whether the country is known to have signed the agreement
 */
export function insurerOf(
  teleworkShare: Rate,
  hasSigned: boolean,
  { ordinaryBelow, onRequestBelow }: TeleworkInsurance,
): (typeof insurers)[number] {
  const isBelow = (limit: Rate) => isHigherRate(limit, teleworkShare);
  if (isBelow(ordinaryBelow)) return 'luxembourg';
  if (!isBelow(onRequestBelow)) return 'residence';
  return hasSigned ? 'luxembourgOnRequest' : 'luxembourgIfSigned';
}
