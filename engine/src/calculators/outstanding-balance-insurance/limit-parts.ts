import { deductionLaw } from '../../law-in-force/tax/deduction-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { fromEuros, subtractCents, toEuros, zeroCents } from '../../money/cents.ts';
import { asNumber } from '../../money/rate.ts';
import type { Household } from '../../rules/tax/deductions/deduction-ceilings.ts';
import { singlePremiumCeiling } from '../../rules/tax/deductions/single-premium.ts';

/** Takes the limit of a single premium apart: adults and children add up to it, less what earlier premiums have used. */
export function singlePremiumParts(
  household: Household,
  earlierSinglePremiums: number,
  taxYear: SupportedYear,
) {
  const figures = deductionLaw(taxYear).singlePremium;
  const limitOf = (insured: Household, used = zeroCents) =>
    singlePremiumCeiling(insured, figures, used);
  const { age, partnerAge } = household;
  const adults = [age, ...(partnerAge === null ? [] : [partnerAge])].map(
    (adult) => limitOf({ age: adult, partnerAge: null, children: 0 }).ceiling.amount,
  );
  const { ceiling, factorOfChildren } = limitOf(household);
  const left = limitOf(household, fromEuros(earlierSinglePremiums)).ceiling;
  return {
    /** One for each insured adult, in the order of the ages. */
    adults: adults.map(toEuros),
    /** All children together. */
    children: toEuros(subtractCents(ceiling.amount, ...adults)),
    childrenFactor: asNumber(factorOfChildren.amount),
    /** What earlier premiums have used, as far as the limit reaches. */
    earlier: toEuros(subtractCents(ceiling.amount, left.amount)),
  };
}
