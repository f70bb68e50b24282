import { expect, test } from 'vitest';
import { rowsOf } from './rows.ts';
import type { TextItem } from './text-item.ts';

const height = 10;

/** A text at a place. A character is half as wide as it is high, unless told. */
const text = (words: string, x: number, y: number, width = words.length * 5): TextItem => ({
  page: 1,
  x,
  y,
  width,
  height,
  text: words,
});

const cells = (...items: readonly TextItem[]) =>
  rowsOf(items).map((row) => row.cells.map((cell) => cell.number?.value ?? cell.text));

test('texts whose baselines differ a little are one row, from left to right', () => {
  expect(
    cells(text('81,10', 300, 101.5), text('Maladie', 50, 100), text('Pension', 50, 112)),
  ).toEqual([['Maladie', 81.1], ['Pension']]);
});

test('rows of two pages are never one', () => {
  expect(cells(text('Net', 50, 100), { ...text('5,00', 300, 100), page: 2 })).toEqual([
    ['Net'],
    [5],
  ]);
});

test('letters that are placed one by one make words and numbers', () => {
  const words = ['Net', '2', '896,54'];
  // A space is narrower than a figure.
  const lefts = [50, 68, 76];
  const letters = words.flatMap((word, index) =>
    Array.from(word, (letter, at) => text(letter, (lefts[index] ?? 0) + at * 5, 100)),
  );
  expect(cells(...letters)).toEqual([['Net', 2896.54]]);
});

test('a sign or a currency beside a number belongs to it', () => {
  expect(
    cells(
      text('Impôt', 50, 100),
      text('-', 290, 100),
      text('176,20', 300, 100),
      text('EUR', 335, 100),
    ),
  ).toEqual([['Impôt', -176.2]]);
});

test('numbers of two columns stay apart', () => {
  expect(cells(text('Heures', 50, 100), text('173', 200, 100), text('896,54', 230, 100))).toEqual([
    ['Heures', 173, 896.54],
  ]);
});

test('a number that may be the thousands of the next one is read as neither', () => {
  expect(cells(text('Brut', 50, 100), text('2', 200, 100), text('896,54', 212, 100))).toEqual([
    ['Brut', '2…896,54'],
  ]);
});
