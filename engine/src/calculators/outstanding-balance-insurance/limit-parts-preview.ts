import { deductionLaw } from '../../law-in-force/tax/deduction-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { fromEuros, subtractCents, toEuros, zeroCents } from '../../money/cents.ts';
import type { Household } from '../../rules/tax/deductions/deduction-ceilings.ts';
import { singlePremiumCeiling } from '../../rules/tax/deductions/single-premium.ts';

/** The parts of the limit of a single premium, in euros. */
interface SinglePremiumParts {
  /** One for each insured adult, in the order of the ages. */
  readonly adults: readonly number[];
  /** All children together. */
  readonly children: number;
  /** What earlier premiums have used, as far as the limit reaches. */
  readonly earlier: number;
}

/** Takes the limit of a single premium apart: adults and children add up to it, less what earlier premiums have used. */
export function singlePremiumParts(
  household: Household,
  earlierSinglePremiums: number,
  taxYear: SupportedYear,
): SinglePremiumParts {
  const figures = deductionLaw(taxYear).singlePremium;
  const limitOf = (insured: Household, used = zeroCents) =>
    singlePremiumCeiling(insured, figures, used).ceiling.amount;
  const { age, partnerAge } = household;
  const adults = [age, ...(partnerAge === null ? [] : [partnerAge])].map((adult) =>
    limitOf({ age: adult, partnerAge: null, children: 0 }),
  );
  const whole = limitOf(household);
  return {
    adults: adults.map(toEuros),
    children: toEuros(subtractCents(whole, ...adults)),
    earlier: toEuros(subtractCents(whole, limitOf(household, fromEuros(earlierSinglePremiums)))),
  };
}
