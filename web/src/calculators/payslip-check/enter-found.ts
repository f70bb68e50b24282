import { slipLines } from '@suen/engine/calculators/payslip-check/input';
import type { Format } from '../../shared/amount/format.ts';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { type FoundInPayslip } from './file/lines.ts';
import { slipMonths, type payslipCheckForm } from './form.ts';

/** Enters what the reader has confirmed of a file. A month whose law is not known stays as it is. */
export function enterFound(
  { enter }: Pick<StateOf<typeof payslipCheckForm>, 'enter'>,
  { lines, payMonth, taxClass, weeklyHours }: FoundInPayslip,
  format: Format,
): void {
  for (const line of slipLines) {
    const amount = lines[line]?.amount;
    if (amount !== undefined) enter(line, format.amount(amount));
  }
  if (payMonth !== undefined && slipMonths.includes(payMonth)) enter('payMonth', payMonth);
  if (taxClass !== undefined) enter('taxClass', taxClass);
  if (weeklyHours !== undefined) enter('weeklyHours', format.plain(weeklyHours));
}
