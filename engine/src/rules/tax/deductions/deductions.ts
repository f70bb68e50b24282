import type { Sourced } from '../../../dated/source.ts';
import type { TravelAllowance } from '../../../law/tax/deductions.ts';
import { timesWhole, type Cents } from '../../../money/cents.ts';
import { min, over, times } from '../../../quantity/arithmetic.ts';
import { sourcesOf } from '../../../quantity/law-of.ts';
import { called, count, money, step } from '../../../quantity/names.ts';
import { citing } from '../../../quantity/notes.ts';
import type { Money, Share } from '../../../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../../../quantity/rounding.ts';
import { twelveMonths } from '../../twelfths.ts';

/** A person's way to work, as entered. */
export interface Travel {
  /** Kilometres between home and work; one unit each. */
  readonly distanceKilometres: number;
  /** Annual allowance written on the tax card, which replaces the computed one; `null` when there is none. */
  readonly allowanceOnCard: Cents | null;
}

/** The highest travel allowance of a year. L.I.R. art. 105bis. */
export function travelAllowanceMaximum(allowance: TravelAllowance): Cents {
  const { perUnit, unitsNotCounted, unitsMaximum } = allowance;
  return timesWhole(perUnit, unitsMaximum - unitsNotCounted);
}

/**
 * The travel allowance (FD) of a year: an amount for each kilometre beyond the first ones, up to a maximum. An allowance on
 * the tax card replaces it, up to the same maximum. L.I.R. art. 105bis.
 *
 * @returns `null` when there is no allowance
 */
export function travelAllowance(
  { distanceKilometres, allowanceOnCard }: Travel,
  { value, sources }: Sourced<TravelAllowance>,
): Money | null {
  if (allowanceOnCard !== null) {
    const maximum = money('travelAllowanceMaximum', travelAllowanceMaximum(value), sources);
    return step('travelAllowance', min(money('transportCosts', allowanceOnCard), maximum));
  }
  const { perUnit, unitsNotCounted, unitsMaximum } = value;
  const units = Math.min(distanceKilometres, unitsMaximum) - unitsNotCounted;
  if (units <= 0) return null;
  const distance = count('distanceCounted', units, 'kilometres');
  const allowance = times(money('allowancePerUnit', perUnit, sources), distance);
  return step('travelAllowance', allowance, wholeCents);
}

/** An employee's own contribution to an occupational pension scheme, deductible up to a maximum a year. L.I.R. art. 110. */
export function supplementaryPensionDeduction(contribution: Cents, maximum: Money): Money | null {
  if (contribution === 0) return null;
  return step(
    'supplementaryPensionDeduction',
    min(money('supplementaryPension', contribution), maximum),
  );
}

/** A self-employed person's own pension scheme (RCPI), deductible up to a share of the profit. L.I.R. art. 110 no. 3a. */
export function selfEmployedPensionSchemeDeduction(
  contribution: Cents,
  profit: Money,
  share: Share,
): Money | null {
  if (contribution === 0) return null;
  const ceiling = step('selfEmployedPensionSchemeCeiling', times(profit, share), toNearestCent);
  const deduction = min(money('supplementaryPension', contribution), ceiling);
  return step('supplementaryPensionDeduction', citing(deduction, sourcesOf(share)));
}

/** The twelfth of an annual deduction, as the tax card carries it for the month's payslip. */
export function monthlyDeduction(yearly: Money): Money {
  // The tax card includes the travel allowance. Pension contributions lower a payslip's tax only if the employer applies them.
  const id = monthlyId(yearly);
  const amountOfMonth = over(called('annualAmount', yearly), twelveMonths);
  return step(id, citing(amountOfMonth, sourcesOf(yearly)), toNearestCent);
}

function monthlyId({ id }: Money) {
  if (id === 'travelAllowance') return id;
  return id === 'workingOnAllowance' ? 'monthlyWorkingOnAllowance' : 'monthlySupplementaryPension';
}

/** Special expenses as a deduction: the lump sum, or the actual expenses when they are higher. L.I.R. art. 113. */
export function specialExpenses(actual: Cents, lumpSum: Money): Money {
  if (actual <= lumpSum.amount) return lumpSum;
  return money('specialExpenses', actual, sourcesOf(lumpSum));
}
