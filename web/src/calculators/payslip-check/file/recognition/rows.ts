import { plainText, readNumber, splitLastNumber, type PrintedNumber } from './printed-number.ts';
import type { TextItem } from './text-item.ts';

/** Text that stands together in a row: words, or one number. */
export interface Cell {
  readonly left: number;
  readonly right: number;
  readonly text: string;
  /** Missing for words. */
  readonly number?: PrintedNumber;
}

export interface Row {
  readonly page: number;
  /** The baseline of its first text, from the top of the page. */
  readonly y: number;
  /** The size of its type. */
  readonly height: number;
  /** From left to right. */
  readonly cells: readonly Cell[];
}

/** The size of type where a file does not say it. */
const usualHeight = 8;

/** All of these are shares of the size of the type. */
const baselineTolerance = 0.45;
const gapInsideWord = 0.12;
const gapInsideNumber = 0.4;
/** In typewriter type a space is as wide as a figure. */
const gapInsideTypewriterNumber = 0.7;
const typewriterWidth = 0.57;
const gapBetweenWords = 0.7;
const gapBeforeUnit = 1.2;

const heightOf = ({ height }: TextItem) => (height > 0 ? height : usualHeight);

/** Groups texts by their baselines and joins what stands together. Rows come from top to bottom. */
export function rowsOf(items: readonly TextItem[]): readonly Row[] {
  const printed = items
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  const groups: TextItem[][] = [];
  for (const item of printed) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const isSameRow =
      first !== undefined &&
      first.page === item.page &&
      item.y - first.y <= baselineTolerance * Math.min(heightOf(first), heightOf(item));
    if (isSameRow) group?.push(item);
    else groups.push([item]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { page, y } = first;
    return [{ page, y, height: heightOf(first), cells: cellsOf(group) }];
  });
}

interface Piece {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly text: string;
}

function cellsOf(items: readonly TextItem[]): readonly Cell[] {
  const pieces = items.flatMap(piecesOf).toSorted((a, b) => a.left - b.left);
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const text = before && joinedText(before, piece);
    if (before === undefined || text === undefined) joined.push(piece);
    else
      joined[joined.length - 1] = { ...before, text, right: Math.max(before.right, piece.right) };
  }
  return joined.flatMap(splitWordsAndNumbers);
}

/** Columns that are made with spaces, as in typewriter type, stand in one text. */
function piecesOf(item: TextItem): readonly Piece[] {
  const { x, width, text } = item;
  const perCharacter = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: part, index }) => ({
    left: x + index * perCharacter,
    right: x + (index + part.length) * perCharacter,
    height: heightOf(item),
    text: plainText(part),
  }));
}

const isUnit = (text: string) => /^(?:%|EUR|€|[+-])$/i.test(text);
const isNumber = (text: string) => readNumber(text) !== undefined;

const widthOfCharacter = ({ left, right, height, text }: Piece) =>
  (right - left) / text.length / height;

/** The text of two neighbours that belong together. */
function joinedText(before: Piece, piece: Piece): string | undefined {
  const gap = (piece.left - before.right) / before.height;
  const withSpace = `${before.text} ${piece.text}`;
  const close = `${before.text}${piece.text}`;
  const hasUnit = isUnit(before.text) || isUnit(piece.text);
  if (hasUnit && gap < gapBeforeUnit && isNumber(withSpace)) return withSpace;
  if (/[\d.,]$/.test(before.text) && /^[\d.,]/.test(piece.text)) {
    if (gap < gapInsideWord && isNumber(close)) return close;
    const isTypewriter = widthOfCharacter(piece) >= typewriterWidth;
    const widest = isTypewriter ? gapInsideTypewriterNumber : gapInsideNumber;
    return gap < widest && isNumber(withSpace) ? withSpace : undefined;
  }
  if (gap < gapInsideWord) return close;
  // A number beside words is a column, or a part of their name such as a rate.
  if (isNumber(piece.text) || isNumber(before.text)) return undefined;
  return gap < gapBetweenWords ? withSpace : undefined;
}

function splitWordsAndNumbers(piece: Piece): readonly Cell[] {
  const { left, right, text } = piece;
  const number = readNumber(text);
  if (number !== undefined) return [{ left, right, text, number }];
  const split = splitLastNumber(text);
  const last = split && readNumber(split.number);
  if (split === undefined || last === undefined) return [{ left, right, text }];
  const start = right - ((right - left) * split.number.length) / text.length;
  return [
    ...splitWordsAndNumbers({ ...piece, right: start, text: split.words }),
    { left: start, right, text: split.number, number: last },
  ];
}
