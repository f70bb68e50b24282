import type { Sourced } from '../../../dated/source.ts';
import type { SingleParentCredit } from '../../../law/tax/tax-credits.ts';
import { flooredAtZero, max, minus, over, times } from '../../../quantity/arithmetic.ts';
import { money, quoted, share, step } from '../../../quantity/names.ts';
import { decidedBy } from '../../../quantity/notes.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { toNearestCent } from '../../../quantity/rounding.ts';
import { twelveMonths } from '../../twelfths.ts';

/**
 * Single-parent credit (CIM) of a year, to the nearest cent. It is full up to an income. Above it the taper is subtracted,
 * down to the minimum. A part of the support that is received for the child beyond a limit is subtracted. L.I.R. art. 154ter.
 *
 * @param taxableIncome annual adjusted taxable income
 * @param support received for the child in the year; `null` for none
 */
export function singleParentCredit(
  taxableIncome: Money,
  support: Money | null,
  { value: figures, sources }: Sourced<SingleParentCredit>,
): Money {
  const creditBeforeSupport = creditByIncome(taxableIncome, { value: figures, sources });
  if (support === null || support.amount <= figures.freeSupport) return creditBeforeSupport;
  const supportBeyond = step(
    'childSupportBeyond',
    minus(support, money('freeChildSupport', figures.freeSupport, sources)),
  );
  const reduction = step(
    'singleParentReduction',
    times(supportBeyond, share('childSupportRate', figures.supportRate, sources)),
    toNearestCent,
  );
  return step('singleParentCredit', flooredAtZero(minus(creditBeforeSupport, reduction)));
}

function creditByIncome(
  income: Money,
  { value: figures, sources }: Sourced<SingleParentCredit>,
): Money {
  const full = money('creditFull', figures.full, sources);
  if (income.amount <= figures.taperFrom) {
    return step('singleParentCredit', decidedBy(full, income));
  }
  const incomeAbove = step(
    'incomeAboveTaper',
    minus(income, money('creditThreshold', figures.taperFrom, sources)),
  );
  const taper = share('creditRate', figures.taperRate, sources);
  const tapered = step(
    'taperedSingleParentCredit',
    flooredAtZero(minus(full, times(incomeAbove, taper))),
    toNearestCent,
  );
  return step('singleParentCredit', max(tapered, money('creditMinimum', figures.minimum, sources)));
}

/** The twelfth of the credit that the tax card grants on a month's payslip. */
export function singleParentCreditOfMonth(creditOfYear: Money): Money {
  const twelfth = over(quoted('singleParentCreditOfYear', creditOfYear), twelveMonths);
  return step('singleParentCredit', twelfth, toNearestCent);
}
