import { kindOf, plainWords, type RowKind } from './labels.ts';
import type { Cell, Row } from './rows.ts';

/** Words of a payslip with the numbers that belong to them. */
export interface Segment {
  readonly kind: RowKind;
  /** As printed. */
  readonly label: string;
  readonly numbers: readonly Cell[];
  /** Whether the numbers stand below the words, where it is easier to take one for another. */
  readonly isBelow: boolean;
}

/** Too short for a name: units and marks such as 'h', 'D' or 'EUR'. */
const isMark = (text: string) =>
  /^(?:.?|eur|euro|std|hrs|heures|jours|hours|days|tage)$/.test(plainWords(text));

const isYearToDate = (text: string) =>
  /\bcumul|year to date|\bytd\b|kumul|jahressumme|jahreswert/.test(plainWords(text));

const isWord = (cell: Cell) => cell.number === undefined && !isMark(cell.text);
const isNumber = (cell: Cell) => cell.number !== undefined;
const isMoney = ({ number }: Cell) => number?.decimals === 2 && !number.isPercent;

/** The words and the numbers of a payslip that belong together. */
export function segmentsOf(rows: readonly Row[]): readonly Segment[] {
  const { blockCells, areSomewhere } = yearToDateBlocks(rows);
  const isRight = labelsStandRight(rows);
  return rows.flatMap((row, index) => {
    const cells = row.cells.filter((cell) => !blockCells.has(cell));
    if (!cells.some(isNumber)) return areSomewhere ? [] : below({ ...row, cells }, rows[index + 1]);
    return beside(withoutLineCodes(cells), isRight);
  });
}

/** A number before the words that counts the lines, '4010 Maladie soins', says nothing. */
function withoutLineCodes(cells: readonly Cell[]): readonly Cell[] {
  const firstWords = cells.findIndex(isWord);
  return cells.filter(
    ({ number }, index) => index > firstWords || number === undefined || number.decimals > 0,
  );
}

/** Whether most rows have their words to the right of their numbers. */
function labelsStandRight(rows: readonly Row[]): boolean {
  let right = 0;
  for (const { cells } of rows) {
    const words = cells.findIndex((cell) => isWord(cell) && kindOf(cell.text) !== undefined);
    if (words < 0 || !cells.some(isMoney)) continue;
    right += cells.findIndex(isMoney) < words ? 1 : -1;
  }
  return right > 0;
}

function beside(cells: readonly Cell[], isRight: boolean): readonly Segment[] {
  const segments: Segment[] = [];
  let words: Cell[] = [];
  let numbers: Cell[] = [];
  const close = () => {
    const segment = segmentFrom(isRight ? words.toReversed() : words, numbers, isRight);
    if (segment !== undefined) segments.push(segment);
    words = [];
    numbers = [];
  };
  for (const cell of isRight ? cells.toReversed() : cells) {
    if (isNumber(cell)) numbers.push(cell);
    if (!isWord(cell)) continue;
    if (numbers.length > 0) close();
    words.push(cell);
  }
  close();
  return segments;
}

function segmentFrom(
  words: readonly Cell[],
  numbers: readonly Cell[],
  isRight: boolean,
): Segment | undefined {
  if (numbers.length === 0) return undefined;
  const nearest = isRight ? words[0] : words.at(-1);
  const all = words.map(({ text }) => text).join(' ');
  // Whose amount it is may stand in other words than its name.
  const kindOfAll = kindOf(all);
  const label = nearest && kindOf(nearest.text) && kindOfAll !== 'ignored' ? nearest.text : all;
  const kind = label === all ? kindOfAll : kindOf(label);
  return kind && { kind, label, numbers, isBelow: false };
}

/** Rows are at most so far apart, in sizes of type, where one belongs to the other. */
const maxLines = 2.6;

/** A row of names above a row of their amounts. */
function below(names: Row, amounts: Row | undefined): readonly Segment[] {
  if (amounts === undefined || amounts.page !== names.page) return [];
  if (amounts.y - names.y > maxLines * names.height || amounts.cells.some(isWord)) return [];
  const words = names.cells.filter(isWord);
  const numbers = amounts.cells.filter(isMoney);
  return words.flatMap((cell, index) => {
    const kind = kindOf(cell.text);
    if (kind === undefined) return [];
    const own =
      words.length === numbers.length
        ? numbers.slice(index, index + 1)
        : numbers.filter((number) => number.left <= cell.right && number.right >= cell.left);
    return own.length === 1 ? [{ kind, label: cell.text, numbers: own, isBelow: true }] : [];
  });
}

/** The left edges of a block of rows differ by less, in sizes of type. */
const maxIndent = 4;

/** The cells of blocks that have the sums of the year, which a title above them says. */
function yearToDateBlocks(rows: readonly Row[]): {
  readonly blockCells: ReadonlySet<Cell>;
  readonly areSomewhere: boolean;
} {
  const blockCells = new Set<Cell>();
  let areSomewhere = false;
  for (const [index, row] of rows.entries()) {
    for (const title of row.cells) {
      if (!isWord(title) || !isYearToDate(title.text)) continue;
      areSomewhere = true;
      if (row.cells.filter(isWord).length > 2 || row.cells.some(isNumber)) continue;
      addBlock(blockCells, title, row, rows.slice(index + 1));
    }
  }
  return { blockCells, areSomewhere };
}

function addBlock(blockCells: Set<Cell>, title: Cell, start: Row, rows: readonly Row[]): void {
  let last = start;
  for (const row of rows) {
    if (row.page !== start.page || row.y - last.y > maxLines * row.height) return;
    const first = row.cells.find(
      (cell) => isWord(cell) && Math.abs(cell.left - title.left) <= maxIndent * row.height,
    );
    if (first === undefined) continue;
    const rest = row.cells.filter(({ left }) => left >= first.left);
    if (!rest.some(isNumber)) return;
    for (const cell of rest) blockCells.add(cell);
    last = row;
  }
}
