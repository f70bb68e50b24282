import { toleranceEuros } from './chosen-amount.ts';
import { rowsOfKind, sumOf, type Reading } from './readings.ts';
import type { Sheet } from './sheet.ts';

const creditLines = [
  'employmentCredit',
  'energyCredit',
  'minimumWageCredit',
  'singleParentCredit',
] as const;

/** Parts of the gross salary. */
export const payLines = ['overtimePay', 'supplements', 'bonus'] as const;

/** Credits, benefits in kind and meal vouchers: each has one row, and no other row confirms it. */
export function addSingleLines(sheet: Sheet, readings: readonly Reading[]): void {
  const lines = [...creditLines, 'taxCredits', 'benefitsInKind', 'mealVoucherShare'] as const;
  for (const line of lines) {
    const rows = rowsOfKind(readings, line);
    if (rows.only === undefined) sheet.doubtAll(rows, line);
    else sheet.put(line, rows.only, rows.labels.slice(0, 1));
  }
  sheet.doubtAll(rowsOfKind(readings, 'severalCredits'), 'taxCredits', ...creditLines);
}

/** All credits together, as far as they are printed. */
export function creditsOf(sheet: Sheet, readings: readonly Reading[]): number {
  const several = rowsOfKind(readings, 'severalCredits').readings.map(({ amount = 0 }) => amount);
  const single = creditLines.map((line) => sheet.amountOf(line) ?? 0);
  return sheet.amountOf('taxCredits') ?? sumOf([...single, ...several]);
}

/** Several rows of one kind of pay are added if all pay together makes the gross salary. */
export function addPay(sheet: Sheet, readings: readonly Reading[]): void {
  const all = rowsOfKind(readings, 'basePay', ...payLines, 'otherBonus', 'benefitsInKind').readings;
  const total = sumOf(all.map(({ amount = Number.NaN }) => amount));
  const gross = sheet.amountOf('grossSalary') ?? Number.NaN;
  const isWhole = Math.abs(total - gross) <= toleranceEuros;
  for (const line of payLines) {
    const rows = rowsOfKind(readings, line);
    const amounts = rows.readings.flatMap(({ amount }) => amount ?? []);
    const isSingle = rows.readings.length === 1 && rows.only !== undefined;
    if (isSingle || (rows.readings.length > 1 && isWhole)) {
      sheet.put(line, sumOf(amounts), rows.labels);
    } else sheet.doubtAll(rows, line);
  }
  sheet.doubtAll(rowsOfKind(readings, 'otherBonus'), 'bonus', 'supplements');
  sheet.doubtAll(rowsOfKind(readings, 'exemptOvertime'), 'overtimePay');
}
