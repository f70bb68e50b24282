import { minus, plus, sumOf, times } from '../../quantity/arithmetic.ts';
import { quoted, step } from '../../quantity/names.ts';
import type { Money, Share } from '../../quantity/quantity.ts';
import { wholeCents } from '../../quantity/rounding.ts';
import type { Breakdown } from '../pay/breakdown.ts';
import { twelveMonths } from '../twelfths.ts';
import { sumOfBoth } from './couple-month.ts';

/** Figures of the law for the withholding of a couple in class 2. */
export interface CoupleWithholdingLaw {
  readonly twoEarnerAllowance: Money;
  /** Flat rate on the lower pay. */
  readonly secondCardRate: Share;
}

/** The payslips of a month, with the tax that they withhold; `null` where there is none. */
export interface CoupleWithholding {
  readonly first: Breakdown | null;
  readonly second: Breakdown | null;
  /** Whose payslip has the main tax card: that of the higher pay. */
  readonly main: 'first' | 'second';
}

/**
 * The year's withholding plus the credits of self-employed persons, which only the assessment grants, minus the year's tax.
 * L.I.R. art. 152ter.
 *
 * @param credits of each self-employed person; `null` for an employee, whose payslips include them, or without a person
 */
export function settlementOf(
  { first, second }: Pick<CoupleWithholding, 'first' | 'second'>,
  jointTax: Money,
  credits: { readonly first: Money | null; readonly second: Money | null },
) {
  const taxOfFirst = quoted('amountOfFirstPerson', first?.taxBeforeCredits ?? nothing);
  const taxOfSecond = quoted('amountOfSecondPerson', second?.taxBeforeCredits ?? nothing);
  const withheldInYear = step(
    'withheldInYear',
    plus(times(taxOfFirst, twelveMonths), times(taxOfSecond, twelveMonths)),
    wholeCents,
  );
  const creditsInAssessment = step(
    'creditsInAssessment',
    sumOfBoth(credits.first ?? nothing, credits.second ?? nothing),
  );
  const settlement = step('settlement', minus(plus(withheldInYear, creditsInAssessment), jointTax));
  return { settlement, creditsInAssessment, withheldInYear };
}

/**
 * The year's tax of the self-employed in classes 1 and 1a. Payslips withhold the tax of employees, and nobody that on profits.
 *
 * @param taxes after credits of each self-employed person; `null` for an employee or without a person
 */
export function taxOnProfits(taxes: {
  readonly first: Money | null;
  readonly second: Money | null;
}): Money {
  return step('taxOnProfits', sumOfBoth(taxes.first ?? nothing, taxes.second ?? nothing));
}

/** The refund (+) or additional payment (-) of the assessment, with the credits that it grants. */
export type Settlement = ReturnType<typeof settlementOf>;

const nothing = sumOf([]);

/**
 * Which of two persons has the main card: the one with the higher pay, the first one of equal pays. The other one has an additional
 * card. RGD of 19 December 2020 (A 1067), art. 8.
 *
 * @param payOfFirst in any unit; `null` without a payslip, as the other one
 */
export function mainCardOf(
  payOfFirst: number | null,
  payOfSecond: number | null,
): CoupleWithholding['main'] {
  const isFirst = payOfSecond === null || (payOfFirst !== null && payOfFirst >= payOfSecond);
  return isFirst ? 'first' : 'second';
}

/**
 * Whose card is the additional one in a month: that of the lower pay when both are first paid together, and of the same person
 * as long as both are paid; `null` where one of them has no pay. RGD of 19 December 2020 (A 1067), art. 8.
 *
 * @param before whose it was in the month before
 */
export function additionalCardOf(
  before: CoupleWithholding['main'] | null,
  payOfFirst: number,
  payOfSecond: number,
): CoupleWithholding['main'] | null {
  if (payOfFirst === 0 || payOfSecond === 0) return null;
  return before ?? (mainCardOf(payOfFirst, payOfSecond) === 'first' ? 'second' : 'first');
}
