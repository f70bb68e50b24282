import type { ContributionRates } from '../contribution-rates.ts';
import type { FoundInPayslip } from '../lines.ts';
import { columnRoles } from './columns.ts';
import { allowedLines, readContribution } from './contribution-rows.ts';
import type { RowKind } from './labels.ts';
import { learnedRoles } from './learned-columns.ts';
import { addPay, addSingleLines } from './parts-of-pay.ts';
import { factsIn } from './printed-facts.ts';
import { distinct, readingOf, type Reading } from './readings.ts';
import { rowsOf } from './rows.ts';
import { segmentsOf } from './segments.ts';
import { addContributions, settleAll, type KnownBase } from './settled-contributions.ts';
import { Sheet } from './sheet.ts';
import type { TextItem } from './text-item.ts';
import { addTotals } from './totals.ts';

/** Reads the lines of a payslip from its texts. What is not clear is doubtful or missing. */
export function recognise(items: readonly TextItem[], rates: ContributionRates): FoundInPayslip {
  const rows = rowsOf(items);
  const segments = segmentsOf(rows);
  const roles = learnedRoles(segments, rates, columnRoles(rows));
  const isContribution = (segment: (typeof segments)[number]) => allowedLines(segment).length > 0;
  const readings = segments
    .filter((segment) => !isContribution(segment))
    .map((segment) => readingOf(segment, roles));
  const contributions = segments
    .filter(isContribution)
    .map((segment) => readContribution(segment, roles, rates));
  const settled = settleAll(contributions, grossBases(readings), rates);

  const sheet = new Sheet();
  addContributions(sheet, settled);
  addSingleLines(sheet, readings);
  addTotals(sheet, readings, settled, rates);
  addPay(sheet, readings);
  return { ...sheet.found(), ...factsIn(rows) };
}

function grossBases(readings: readonly Reading[]): readonly KnownBase[] {
  const kinds = new Set<RowKind>(['grossSalary', 'contributionBase', 'basePay']);
  const amounts = readings
    .filter(({ kind }) => kinds.has(kind))
    .flatMap(({ amount }) => (amount === undefined || amount === 0 ? [] : [amount]));
  return distinct(amounts).map((value) => ({ value, tolerance: 0 }));
}
