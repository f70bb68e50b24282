import { resultOfCase, calculators } from '@suen/engine';
import type { Operand, Step } from '@suen/engine/small-door';
import { describe, expect, test } from 'vitest';
import { formatIn } from '../amount/format.ts';
import { languages, type Language } from '../language.ts';
import {
  translatorInTest,
  type TextsInTest,
} from '../test-support/translator-in-test.test-support.ts';
import { translateWith } from '../translation/use-translation.ts';
import { briefSentence, decidingStep } from './brief.ts';
import { eachOnce } from './each-once.ts';
import { speakFigure, writeFigure } from './write-figure.ts';

const files = import.meta.glob<{ default: TextsInTest[string] }>(
  ['./texts/*.json', './*-steps/texts/*.json'],
  { eager: true },
);

/** The words of all families of steps in a language, and the general ones. */
function wordsIn(language: Language) {
  const texts = Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.json`))
    .map(
      ([path, { default: tree }]) => [/\w+-steps/.exec(path)?.[0] ?? 'explanation', tree] as const,
    );
  const translator = translatorInTest(language, Object.fromEntries(texts));
  const namespaces = texts.map(([namespace]) => namespace);
  const nameOf = (id: string) => {
    const namespace = namespaces.find((each) => translator.has(each, `name.${id}`)) ?? '';
    return translator.text(namespace, `name.${id}`);
  };
  return { t: translateWith(translator, 'explanation'), nameOf };
}

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'operands' in value && 'lines' in value;

/** The lists of steps anywhere in a result. */
function listsIn(value: unknown): readonly (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every(isStep)) return [value];
  return Object.values(value).flatMap(listsIn);
}

/** The steps of each line of a result, as its rows open them. */
function linesOf(result: object): readonly (readonly Step[])[] {
  return listsIn(result).flatMap((steps) =>
    [...new Set(steps.flatMap(({ lines }) => lines))].map((line) =>
      steps.filter(({ lines }) => lines.includes(line)),
    ),
  );
}

const explained = calculators
  .map((calculator) => ({
    id: calculator.id,
    lines: calculator.examples.flatMap(({ input }) => linesOf(resultOfCase(calculator, input))),
  }))
  .filter(({ lines }) => lines.length > 0);

const english = formatIn('en');

/** What a step says, as it is read. */
const writtenStep = ({ id, months, operands, amount, unit = 'EUR' }: Step) =>
  JSON.stringify([
    id,
    months,
    operands.map((operand) => [operand.id, writeFigure(operand.value, operand.unit, english)]),
    writeFigure(amount, unit, english),
  ]);

/** Rates and indices of the law have two decimals, tapers and the rate of a month four, tariffs five. */
function maxDecimals(value: number, unit: Operand['unit']): number {
  if (unit === 'EUR/kWh') return 5;
  if (unit === 'EUR') return 2;
  return unit === 'percent' && Math.abs(value) >= 1 ? 2 : 4;
}

const decimalsIn = (written: string) => /\.(\d+)/.exec(written)?.[1]?.length ?? 0;

describe.each(explained)('every line of the examples of $id', ({ lines }) => {
  test.each(languages)('opens to one sentence of at most 25 words: %s', (language) => {
    const format = formatIn(language);
    const writer = {
      ...wordsIn(language),
      write: (value: number, unit: Operand['unit']) => writeFigure(value, unit, format),
      label: (name: string) => `${name}:`,
      sign: (operator: Operand['operator']) => operator,
    };
    const sentences = lines.flatMap((steps) =>
      steps.slice(-1).map((answer) => briefSentence(decidingStep(answer, steps), language, writer)),
    );
    expect(sentences).toHaveLength(lines.length);
    const long = sentences.filter((sentence) => sentence.split(' ').length > 25);
    expect(long).toEqual([]);
    expect(sentences.filter((sentence) => !/\d.*\.$/.test(sentence))).toEqual([]);
  });

  test('writes each step once, and its figures with no more decimals than are read', () => {
    const repeated = lines
      .map((steps) => eachOnce(steps).map(writtenStep))
      .filter((written) => new Set(written).size < written.length);
    expect(repeated).toEqual([]);
    const steps = lines.flat();
    const figures = [
      ...steps.flatMap(({ operands }) => operands),
      ...steps.map(({ amount, unit = 'EUR' as const }) => ({ value: amount, unit })),
    ];
    const tooLong = figures.filter(({ value, unit }) => {
      const written = [writeFigure(value, unit, english), speakFigure(value, unit, english)];
      return written.some((each) => decimalsIn(each) > maxDecimals(value, unit));
    });
    expect(tooLong).toEqual([]);
  });
});
