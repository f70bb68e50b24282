import type { ColumnRole } from './columns.ts';
import type { Cell } from './rows.ts';
import type { Segment } from './segments.ts';

/** The employee's amount of a row, or all that it may be. */
interface ChosenAmount {
  /** Missing where the row leaves it open. */
  readonly amount?: number;
  /** Amounts of the row that are neither the employer's nor a sum of the year. */
  readonly candidates: readonly number[];
}

/** Rounding of an amount, and one cent that programs differ by. */
export const toleranceEuros = 0.0151;

/** A price with so many decimals is exact enough to multiply it. */
const exactDecimals = 4;
const halfOfLastDigit = 0.5 * 10 ** -exactDecimals;

export const isMoney = ({ number }: Cell): boolean => number?.decimals === 2 && !number.isPercent;
export const valueOf = ({ number }: Cell): number => Math.abs(number?.value ?? Number.NaN);

const isOfOthers = (role: ColumnRole | undefined) => role === 'employer' || role === 'yearToDate';

/** The numbers of a row without those of the employer and of the whole year. */
export function ownNumbers(
  { numbers }: Segment,
  roles: ReadonlyMap<Cell, ColumnRole>,
): readonly Cell[] {
  return numbers.filter((cell) => !isOfOthers(roles.get(cell)));
}

const distinct = (values: readonly number[]) => [...new Set(values)];

/** Amounts that are the product of two other numbers of the row; if there are none, a percentage of one. */
function products(cells: readonly Cell[]): readonly number[] {
  const plain = resultsOf(cells, 1);
  return plain.length > 0 ? plain : resultsOf(cells, 100);
}

function resultsOf(cells: readonly Cell[], divisor: 1 | 100): readonly number[] {
  const isResult = (result: Cell) =>
    cells.some((price) =>
      cells.some((quantity) => {
        if (price === result || quantity === result || price === quantity) return false;
        const [a, b] = [valueOf(price), valueOf(quantity)];
        const isExact = (price.number?.decimals ?? 0) >= exactDecimals;
        const tolerance = toleranceEuros + (isExact ? b * halfOfLastDigit : 0);
        return Math.abs((a * b) / divisor - valueOf(result)) <= tolerance;
      }),
    );
  return distinct(cells.filter(isMoney).filter(isResult).map(valueOf));
}

/** Chooses by the headings of the columns, else by arithmetic within the row. */
export function chooseAmount(segment: Segment, roles: ReadonlyMap<Cell, ColumnRole>): ChosenAmount {
  const own = ownNumbers(segment, roles);
  const money = own.filter(isMoney);
  const amountsWithRole = (...wanted: readonly (ColumnRole | undefined)[]) =>
    distinct(money.filter((cell) => wanted.includes(roles.get(cell))).map(valueOf));
  const headed = amountsWithRole('amount');
  const free = headed.length > 0 ? headed : amountsWithRole(undefined);
  const isWholeAmount =
    segment.kind === 'grossSalary' ||
    segment.kind === 'taxableIncome' ||
    segment.kind === 'contributionBase';
  const candidates = free.length > 0 || !isWholeAmount ? free : amountsWithRole('base');
  const [only] = candidates;
  const calculated = products(own);
  if (candidates.length === 1 && only !== undefined) {
    // The heading names one number and the arithmetic another.
    const isContradicted = calculated.length === 1 && calculated[0] !== only && only !== 0;
    return isContradicted
      ? { candidates: distinct([only, ...calculated]) }
      : { amount: only, candidates };
  }
  const product = calculated.find((each) => candidates.includes(each));
  return calculated.length === 1 && product !== undefined
    ? { amount: product, candidates }
    : { candidates };
}
