import type { ContributionRates } from '../contribution-rates.ts';
import type { ColumnRole } from './columns.ts';
import { productsIn } from './contribution-rows.ts';
import type { Cell } from './rows.ts';
import type { Segment } from './segments.ts';

/** In so many rows the arithmetic must agree on what a column is. */
const minRows = 2;

const isIn = (cell: Cell, column: readonly Cell[]) =>
  column.filter((each) => cell.left <= each.right && cell.right >= each.left).length >= minRows;

/**
 * What columns without headings are. Rows of contributions show it: one number is a rate of the law times another. Numbers
 * right of the amount are then of the employer or of the whole year. Headings that those rows contradict were misread.
 */
export function learnedRoles(
  segments: readonly Segment[],
  rates: ContributionRates,
  headed: ReadonlyMap<Cell, ColumnRole>,
): ReadonlyMap<Cell, ColumnRole> {
  const shown = segments.flatMap((segment) => {
    const products = productsIn(segment, rates);
    const [product] = products.toSorted((a, b) => a.amount.left - b.amount.left);
    return product === undefined ? [] : [{ segment, products, ...product }];
  });
  const isContradicted = ({ products }: (typeof shown)[number]) =>
    products.every(({ amount }) => !['amount', undefined].includes(headed.get(amount)));
  if (headed.size > 0 && shown.filter(isContradicted).length < minRows) return headed;
  const amounts = shown.map(({ amount }) => amount);
  const after = shown.flatMap(({ segment, amount }) =>
    segment.numbers.filter(({ left }) => left > amount.right),
  );
  const bases = shown.map(({ base }) => base);
  const roles = new Map<Cell, ColumnRole>();
  for (const cell of segments.flatMap(({ numbers }) => numbers)) {
    if (isIn(cell, amounts)) roles.set(cell, 'amount');
    else if (isIn(cell, after)) roles.set(cell, 'yearToDate');
    else if (isIn(cell, bases)) roles.set(cell, 'base');
  }
  return roles;
}
