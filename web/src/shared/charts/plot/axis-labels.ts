import { roundNumbersBetween } from './chart-scale.ts';

/** A label below a chart. */
export interface AxisLabel {
  readonly id: string;
  readonly text: string;
  /** Where its middle stands: 0 at the left end of the axis, 1 at the right. */
  readonly across: number;
  /** The widths of the chart, from `chartWidths`, at which there is room for it. */
  readonly widths: readonly number[];
}

/**
 * The widths, in rem, for which a chart chooses its labels, each standing for all up to the next: a small phone's with
 * enlarged text, a small phone's, that of a chart beside a table, a page's, a dialog's. The style sheet of the plot repeats them.
 */
export const chartWidths: readonly number[] = [9, 15, 21, 30, 44];

/** The width of a letter or digit of a label, on average and rather too large. */
const letterRem = 0.5;
const gapRem = 0.75;
const maxLabels = 12;

/** The room that the longest of some labels takes, with a gap to the next. */
function roomRem(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length)) * letterRem + gapRem;
}

interface Category {
  readonly id: string;
  readonly tick: string;
}

/** How many categories one label stands for. */
const strides = [1, 2, 5, 10, 20, 50, 100] as const;

/** The categories that are labelled at a stride: for numbers, such as years, the multiples of it. */
function labelledAt<Each extends Category>(stride: number, categories: readonly Each[]) {
  const areNumbers = categories.every(({ tick }) => /^\d+$/.test(tick));
  const labelled = categories.filter(
    ({ tick }, position) => (areNumbers ? Number(tick) : position) % stride === 0,
  );
  return labelled.length > 0 ? labelled : categories.slice(0, 1);
}

/** The labels of categories that share an axis evenly; `beside` are the labels of the value axis, which take room too. */
export function categoryLabels(
  categories: readonly Category[],
  beside: readonly string[],
): readonly AxisLabel[] {
  const labelRem = roomRem(categories.map(({ tick }) => tick));
  const shown = chartWidths.map((width) => {
    const bandRem = (width - roomRem(beside)) / categories.length;
    const stride = strides.find((each) => each * bandRem >= labelRem) ?? categories.length;
    return { width, labelled: new Set<Category>(labelledAt(stride, categories)) };
  });
  return categories.map((category, position) => ({
    id: category.id,
    text: category.tick,
    across: (position + 0.5) / categories.length,
    widths: shown.filter(({ labelled }) => labelled.has(category)).map(({ width }) => width),
  }));
}

/** As many round numbers as there is room for: between ends that are no multiples of a step, a smaller step has room, too. */
function mostRoundNumbers(first: number, last: number, room: number): readonly number[] {
  for (let intervals = 2 * room; intervals > 1; intervals -= 1) {
    const numbers = roundNumbersBetween(first, last, intervals);
    if (numbers.length <= room) return numbers;
  }
  return roundNumbersBetween(first, last, 1);
}

/** Labels at round numbers of an axis that runs from the first to the last number. */
export function numberLabels(
  [first, last]: readonly [number, number],
  write: (x: number) => string,
  beside: readonly string[],
): readonly AxisLabel[] {
  const labelRem = roomRem([write(first), write(last)]);
  const widthsOf = new Map<number, number[]>();
  for (const width of chartWidths) {
    const fitting = Math.floor((width - roomRem(beside)) / labelRem);
    for (const x of mostRoundNumbers(first, last, Math.max(2, Math.min(fitting, maxLabels)))) {
      widthsOf.set(x, [...(widthsOf.get(x) ?? []), width]);
    }
  }
  const widthsInOrder = [...widthsOf].toSorted(([a], [b]) => a - b);
  return widthsInOrder.map(([x, widths]) => ({
    id: String(x),
    text: write(x),
    across: last > first ? (x - first) / (last - first) : 0.5,
    widths,
  }));
}
