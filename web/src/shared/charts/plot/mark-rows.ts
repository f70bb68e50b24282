/** A line across a drawing with a word above it. */
export interface PlotMark {
  /** From 0 at the left end of the axis to 1 at the right. */
  readonly across: number;
  readonly name: string;
}

interface PlacedMark extends PlotMark {
  /** The row of its word, 0 for the lowest. */
  readonly rowWide: number;
  /** On a narrow chart; undefined where its words would cover one another. */
  readonly rowNarrow: number | undefined;
}

/** The room for a drawing in rem beside its value axis: on charts from 30 rem on, and on narrower ones. */
const wideRem = 25;
const narrowRem = 10;
/** The width of a letter in bold, on average and rather too large, and the gap between two words. */
const letterRem = 0.55;
const gapRem = 0.5;
/** More rows take the height from the drawing of a narrow chart. */
const maxRowsNarrow = 2;

interface Placed {
  readonly across: number;
  readonly row: number;
  readonly from: number;
  readonly upTo: number;
}

/** Puts one word after the other into the lowest row in which it covers no other word or line, nor its line a word. */
function place(marks: readonly PlotMark[], widthRem: number): readonly Placed[] {
  const placed: Placed[] = [];
  for (const { across, name } of marks) {
    const wide = (name.length * letterRem) / widthRem;
    const gap = gapRem / widthRem;
    // A word hangs to the left of its line as far as the line is to the right of the drawing.
    const from = across - wide * across - gap;
    const upTo = from + wide + 2 * gap;
    const isFree = (row: number) =>
      placed.every((other) => {
        if (other.row === row) return other.upTo <= from || other.from >= upTo;
        if (other.row > row) return other.across <= from || other.across >= upTo;
        return across <= other.from || across >= other.upTo;
      });
    let row = 0;
    while (row < marks.length && !isFree(row)) row += 1;
    placed.push({ across, row, from, upTo });
  }
  return placed;
}

const countOf = (rows: readonly number[]) => (rows.length === 0 ? 0 : Math.max(...rows) + 1);

/** The row of each mark's word. Words left of the middle are best placed from the right, the others from the left. */
function rowsFor(marks: readonly PlotMark[], widthRem: number): readonly number[] {
  const rowsFromLeft = place(marks, widthRem).map(({ row }) => row);
  const rowsFromRight = place(marks.toReversed(), widthRem)
    .map(({ row }) => row)
    .toReversed();
  return countOf(rowsFromRight) < countOf(rowsFromLeft) ? rowsFromRight : rowsFromLeft;
}

/** The marks of a drawing from left to right, each in the row of its word. */
export function placeMarks(marks: readonly PlotMark[]): {
  readonly marks: readonly PlacedMark[];
  readonly rowsWide: number;
  readonly rowsNarrow: number;
} {
  const wide = rowsFor(marks, wideRem);
  const narrow = rowsFor(marks, narrowRem);
  const isNamed = countOf(narrow) <= maxRowsNarrow;
  return {
    marks: marks.map((mark, position) => ({
      ...mark,
      rowWide: wide[position] ?? 0,
      rowNarrow: isNamed ? narrow[position] : undefined,
    })),
    rowsWide: countOf(wide),
    rowsNarrow: isNamed ? countOf(narrow) : 0,
  };
}
