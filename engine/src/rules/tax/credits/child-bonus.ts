import type { Sourced } from '../../../dated/source.ts';
import type { ChildBonus } from '../../../law/tax/tax-credits.ts';
import { asNumber } from '../../../money/rate.ts';
import { min, minus, plus, times, waived } from '../../../quantity/arithmetic.ts';
import { money, renamed, share, step } from '../../../quantity/names.ts';
import { decidedBy } from '../../../quantity/notes.ts';
import type { Measure, Money } from '../../../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../../../quantity/rounding.ts';

/**
 * The tax bonus of a year for children who live in turn with both parents (bonification d'impôt pour enfant), before the limit of
 * the tax. L.I.R. art. 123bis, par. 1a and 3. That the share above the first limit is one for each child is our interpretation.
 *
 * @param income annual adjusted taxable income
 * @returns `null` in years without it
 */
export function childBonus(
  income: Money,
  children: Measure<'number'>,
  { value: figures, sources }: Sourced<ChildBonus>,
): Money | null {
  if (figures.perChild === 0) return null;
  const full = money('childBonusPerChild', figures.perChild, sources);
  if (income.amount <= figures.taperFrom || asNumber(children.amount) > figures.taperUpToChildren) {
    return step('childBonus', decidedBy(times(full, children), income), wholeCents);
  }
  const incomeTo = money('childBonusIncomeTo', figures.incomeTo, sources);
  if (income.amount > figures.incomeTo) return step('childBonus', waived(incomeTo, income));
  const missing = step('incomeBelowChildBonusLimit', minus(incomeTo, income));
  const reductionOfEach = times(missing, share('childBonusShare', figures.taperShare, sources));
  return step(
    'childBonus',
    times(step('taperedChildBonus', reductionOfEach, toNearestCent), children),
    wholeCents,
  );
}

/** The credits of a year with the bonus, which is granted up to the tax before credits. */
export function withChildBonus(credits: Money, bonus: Money, taxBeforeCredits: Money): Money {
  const granted = step('grantedChildBonus', min(bonus, taxBeforeCredits));
  return step('taxCredits', plus(renamed('creditsBeforeChildBonus', credits), granted));
}
