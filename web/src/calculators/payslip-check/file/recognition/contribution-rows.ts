import type { ContributionRates } from '../contribution-rates.ts';
import { chooseAmount, isMoney, ownNumbers, toleranceEuros, valueOf } from './chosen-amount.ts';
import type { ColumnRole } from './columns.ts';
import { isNonPeriodic } from './labels.ts';
import { ratesIn } from './printed-number.ts';
import type { Cell } from './rows.ts';
import type { Segment } from './segments.ts';

export const contributionLines = [
  'illnessContributions',
  'illnessCashContributions',
  'pensionContributions',
  'longTermCareInsurance',
] as const;

export type ContributionLine = (typeof contributionLines)[number];

interface LineRate {
  readonly line: ContributionLine;
  readonly percent: number;
}

/** An amount of a row that is a rate of the law times another number of the row. */
interface Product extends LineRate {
  readonly base: Cell;
  readonly amount: Cell;
}

/** A row of contributions. */
export interface Contribution {
  readonly label: string;
  readonly isNonPeriodic: boolean;
  /** The lines that the words allow. */
  readonly allowed: readonly ContributionLine[];
  /** By the rate and the base that are printed in the row; several where the row can be read in several ways. */
  readonly products: readonly Product[];
  /** Amounts that a rate of the law makes of any number of the row, the employer's among them. */
  readonly possible: readonly number[];
  /** Lines whose rate is printed. */
  readonly printed: readonly ContributionLine[];
  /** A rate that belongs to no single line, such as that of care and sick pay together. */
  readonly hasForeignRate: boolean;
  readonly amount?: number;
  readonly candidates: readonly number[];
}

/** The rates of one insurance in percent. */
export function ratesOf(line: ContributionLine, rates: ContributionRates): readonly number[] {
  switch (line) {
    case 'illnessContributions':
      return rates.care;
    case 'illnessCashContributions':
      return rates.cash;
    case 'pensionContributions':
      return rates.pension;
    case 'longTermCareInsurance':
      return rates.longTermCare;
  }
}

export function allowedLines({ kind }: Segment): readonly ContributionLine[] {
  if (kind === 'illness') return ['illnessContributions', 'illnessCashContributions'];
  if (kind === 'pensionContributions' || kind === 'longTermCareInsurance') return [kind];
  return [];
}

const percentTolerance = 1e-6;
const isRate = (value: number, percent: number) => Math.abs(value - percent) < percentTolerance;

export const isShare = (amount: number, base: number, percent: number): boolean =>
  amount > 0 && Math.abs(amount - (base * percent) / 100) <= toleranceEuros;

/** All ways to read a row as base times rate. Rows of one number have none. */
export function productsIn(segment: Segment, rates: ContributionRates, cells = segment.numbers) {
  const lineRates = allowedLines(segment).flatMap((line) =>
    ratesOf(line, rates).map((percent) => ({ line, percent })),
  );
  // A rate that is printed like an amount, 2.80, is a share of an amount near 100.
  const isPrintedRate = (cell: Cell) =>
    lineRates.some(({ percent }) => isRate(valueOf(cell), percent));
  const money = cells.filter((cell) => isMoney(cell) && !isPrintedRate(cell));
  return lineRates.flatMap(({ line, percent }) =>
    money.flatMap((base) =>
      money
        .filter((amount) => amount !== base && isShare(valueOf(amount), valueOf(base), percent))
        .map((amount): Product => ({ line, percent, base, amount })),
    ),
  );
}

/** A number of the row that is a rate: with its sign, under its heading, or of the law and beside an amount. */
function printedRates(
  segment: Segment,
  roles: ReadonlyMap<Cell, ColumnRole>,
  own: readonly Cell[],
) {
  const possibleCells = own
    .filter(({ number }, _, all) => number?.isPercent === true || all.length > 1)
    .filter((cell) => {
      const role = roles.get(cell);
      return cell.number?.isPercent === true || role === 'rate' || role === undefined;
    });
  const certain = possibleCells.filter(
    (cell) => cell.number?.isPercent === true || roles.get(cell) === 'rate',
  );
  return { certain: [...ratesIn(segment.label), ...certain.map(valueOf)], possible: possibleCells };
}

/** Reads a row of contributions by its rate and its numbers. */
export function readContribution(
  segment: Segment,
  roles: ReadonlyMap<Cell, ColumnRole>,
  rates: ContributionRates,
): Contribution {
  const own = ownNumbers(segment, roles);
  const allowed = allowedLines(segment);
  const linesWith = (percent: number) =>
    allowed.filter((line) => ratesOf(line, rates).some((rate) => isRate(percent, rate)));
  const { certain, possible } = printedRates(segment, roles, own);
  const rateCells = possible.filter((cell) => linesWith(valueOf(cell)).length > 0);
  const values = [...certain, ...(certain.length > 0 ? [] : rateCells.map(valueOf))];
  const segmentWithoutRates = {
    ...segment,
    numbers: own.filter((cell) => !rateCells.includes(cell)),
  };
  return {
    label: segment.label,
    isNonPeriodic: isNonPeriodic(segment.label),
    allowed,
    products: productsIn(segment, rates, own),
    possible: productsIn(segment, rates).map(({ amount }) => valueOf(amount)),
    printed: [...new Set(values.flatMap(linesWith))],
    hasForeignRate: certain.length > 0 && certain.every((rate) => linesWith(rate).length === 0),
    ...chooseAmount(own.length > rateCells.length ? segmentWithoutRates : segment, roles),
  };
}
