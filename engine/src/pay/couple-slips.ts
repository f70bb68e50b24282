import type { Cents } from '../money/cents.ts';
import {
  mainCardOf,
  type CoupleWithholding,
  type CoupleWithholdingLaw,
} from '../rules/couples/couple-withholding.ts';
import { additionalSlip, spouseAllowance } from './additional-card.ts';
import { creditsOfMonth } from './credits.ts';
import type { Employee } from './employee.ts';
import { monthSlip } from './slips.ts';

/**
 * The withholding of a couple's payslips: the higher pay, or the only one, by the class-2 scale; the lower pay of two
 * employees at a flat rate on its additional card. The two-earner allowance is on the additional card only. A self-employed
 * person has no payslip.
 */
export function coupleSlips(
  first: Employee | null,
  second: Employee | null,
  couple: CoupleWithholdingLaw,
): CoupleWithholding {
  const main = mainCardOf(grossOf(first), grossOf(second));
  const firstIsMain = main === 'first';
  const additional = (employee: Employee) =>
    additionalSlip(
      employee,
      couple.secondCardRate,
      spouseAllowance(employee.payLaw, couple),
      creditsOfMonth(employee),
    );
  return {
    first: first && (firstIsMain ? monthSlip(first) : additional(first)),
    second: second && (firstIsMain ? additional(second) : monthSlip(second)),
    main,
  };
}

function grossOf(employee: Employee | null): Cents | null {
  return employee?.month.gross.amount ?? null;
}
