import { premiumKinds } from '../../../input/deduction-fields.ts';
import { refuse } from '../../../input/refused-input.ts';
import { specialExpensesOf } from '../../../input/special-expenses.ts';
import { deductionLaw } from '../../../law-in-force/tax/deduction-law.ts';
import type { SupportedYear } from '../../../law/supported-years.ts';
import {
  limitsInOrder,
  specialExpenseLimits,
  type CategoryLimit,
} from '../../../rules/tax/deductions/special-expense-limits.ts';
import { amountOfLiability } from '../../../rules/tax/liability/months-of-liability.ts';
import type { MyYearInput } from '../input.ts';

/** An age at which every person counts once. Limits that depend on the age are left out where it is not known. */
const anyAge = 30;

/** Whether the ages on which limits depend were entered. */
export function areAgesKnown({ deductions }: MyYearInput, hasPartner: boolean): boolean {
  const isPartnersKnown = !hasPartner || typeof deductions?.age2 === 'number';
  return typeof deductions?.age1 === 'number' && isPartnersKnown;
}

/**
 * The limits of the household's special expenses, for its months of liability.
 *
 * @throws RefusedInput for expenses whose limit depends on an age that was not entered
 */
export function limitsOfYear(
  input: MyYearInput,
  taxYear: SupportedYear,
  hasPartner: boolean,
  months: number,
): readonly CategoryLimit[] {
  const { age1, age2, ...paid } = input.deductions ?? {};
  const isKnown = areAgesKnown(input, hasPartner);
  const needsAge =
    (paid.homeSavings1 ?? 0) > 0 ||
    (paid.homeSavings2 ?? 0) > 0 ||
    (paid.outstandingBalanceInsuranceType === premiumKinds.single &&
      (paid.outstandingBalanceInsurance ?? 0) > 0);
  if (needsAge && !isKnown) {
    const field = typeof age1 === 'number' ? 'deductions.age2' : 'deductions.age1';
    refuse({ field, code: 'required' });
  }
  const ages = { age1: age1 ?? anyAge, age2: hasPartner ? (age2 ?? anyAge) : null };
  const limits = specialExpenseLimits(
    specialExpensesOf({ ...paid, ...ages }),
    deductionLaw(taxYear),
    (limit) => amountOfLiability(limit, months, 'expensesLimitOfLiability'),
  );
  if (isKnown) return limitsInOrder(limits);
  const { homeSavings: _savings, outstandingBalanceInsurance: _premium, ...others } = limits;
  return limitsInOrder(others);
}
