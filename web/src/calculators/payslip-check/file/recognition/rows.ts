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
const maxOverlap = 0.3;
const gapInsideNumber = 0.4;
/** In typewriter type a space is as wide as a figure. */
const gapInsideTypewriterNumber = 0.7;
const typewriterWidth = 0.57;
const gapBetweenWords = 0.7;
const gapBeforeUnit = 1.2;
/** Numbers of two columns are at least so far apart. */
const gapOfOtherColumn = 1;

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
  // Letters first: some files place each of them by itself.
  const words = joinAll(pieces, joinedInWord);
  return joinAll(joinAll(words, joinedWords), joinedIfUnclear).flatMap(splitWordsAndNumbers);
}

/** Joins neighbours for which there is a text. */
function joinAll(
  pieces: readonly Piece[],
  textOf: (before: Piece, piece: Piece) => string | undefined,
): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const text = before && textOf(before, piece);
    if (before === undefined || text === undefined) joined.push(piece);
    else {
      joined[joined.length - 1] = { ...before, text, right: Math.max(before.right, piece.right) };
    }
  }
  return joined;
}

/** Columns that are made with spaces, as in typewriter type, stand in one text. */
function piecesOf(item: TextItem): readonly Piece[] {
  const { x, width, text } = item;
  const characterWidth = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: part, index }) => ({
    left: x + index * characterWidth,
    right: x + (index + part.length) * characterWidth,
    height: heightOf(item),
    text: plainText(part),
  }));
}

const isUnit = (text: string) => /^(?:%|EUR|€|[+-])$/i.test(text);
const isNumber = (text: string) => readNumber(text) !== undefined;

const widthOfCharacter = ({ left, right, height, text }: Piece) =>
  (right - left) / text.length / height;

const gapBetween = (before: Piece, piece: Piece) => (piece.left - before.right) / before.height;

/** Parts of one word or number. */
function joinedInWord(before: Piece, piece: Piece): string | undefined {
  const gap = gapBetween(before, piece);
  if (gap < -maxOverlap || gap >= gapInsideWord) return undefined;
  const close = `${before.text}${piece.text}`;
  const areNumbers = isNumber(before.text) && isNumber(piece.text);
  return areNumbers && piece.text.length > 2 && !isNumber(close) ? undefined : close;
}

/** Words of one name, and parts of one number. */
function joinedWords(before: Piece, piece: Piece): string | undefined {
  const gap = gapBetween(before, piece);
  const spacedText = `${before.text} ${piece.text}`;
  const hasUnit = isUnit(before.text) || isUnit(piece.text);
  if (hasUnit && gap < gapBeforeUnit && isNumber(spacedText)) return spacedText;
  if (/[\d.,]$/.test(before.text) && /^[\d.,]/.test(piece.text)) {
    const isTypewriter = widthOfCharacter(piece) >= typewriterWidth;
    const widest = isTypewriter ? gapInsideTypewriterNumber : gapInsideNumber;
    return gap < widest && isNumber(spacedText) ? spacedText : undefined;
  }
  // A number beside words is a column, or a part of their name such as a rate.
  if (isNumber(piece.text) || isNumber(before.text)) return undefined;
  return gap >= -maxOverlap && gap < gapBetweenWords ? spacedText : undefined;
}

/** Thousands that may be a number of their own: read as neither, '2…896,54'. */
function joinedIfUnclear(before: Piece, piece: Piece): string | undefined {
  const mayBeThousands =
    /^-?\d{1,3}$/.test(before.text) && /^\d{3}[.,]\d{2}(?!\d)/.test(piece.text);
  return mayBeThousands && gapBetween(before, piece) < gapOfOtherColumn
    ? `${before.text}…${piece.text}`
    : undefined;
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
