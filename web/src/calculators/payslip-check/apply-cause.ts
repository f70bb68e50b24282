import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import type { Format } from '../../shared/amount/format.ts';
import type { PayslipCheckEntries } from './form.ts';

type Changes = PayslipCheckResult['causes'][number]['changes'];

/** The entries of the form with what a cause changes. What the payslip has as a line is entered there. */
export function entriesWith(
  entries: PayslipCheckEntries,
  changes: Changes,
  format: Format,
): PayslipCheckEntries {
  const written = (value: number) => format.plain(value);
  const amount = (value: number) => format.amount(value);
  const { singleParentCredit, otherNetItems } = changes;
  return {
    ...entries,
    ...(changes.payMonth !== undefined && { payMonth: changes.payMonth }),
    ...(changes.taxClass !== undefined && { taxClass: changes.taxClass }),
    ...(changes.taxCard !== undefined && { taxCard: changes.taxCard }),
    ...(changes.cardDeductions !== undefined && {
      cardDeductions: amount(changes.cardDeductions),
    }),
    ...(changes.weeklyHours !== undefined && { weeklyHours: written(changes.weeklyHours) }),
    ...(changes.daysPaid !== undefined && {
      daysPaid: changes.daysPaid === 0 ? '' : written(changes.daysPaid),
    }),
    ...(changes.distanceToWork !== undefined && {
      distanceToWork: written(changes.distanceToWork),
    }),
    ...(changes.workingOnAllowance !== undefined && {
      workingOnAllowance: changes.workingOnAllowance,
    }),
    ...(singleParentCredit && { singleParent: true }),
    ...(changes.bonus !== undefined && { bonus: amount(changes.bonus) }),
    ...(changes.benefitInKind !== undefined && { benefitsInKind: amount(changes.benefitInKind) }),
    ...(changes.mealVouchers !== undefined && {
      voucherCount: written(changes.mealVouchers.count),
    }),
    ...(otherNetItems !== undefined && {
      takenOffNet: otherNetItems > 0 ? amount(otherNetItems) : '',
      paidOnTop: otherNetItems < 0 ? amount(-otherNetItems) : '',
    }),
  };
}

/** Whether a cause changes an entry: a mistake of the employer changes none. */
export function canBeUsed(changes: Changes): boolean {
  return Object.keys(changes).length > 0;
}
