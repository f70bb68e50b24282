/** One slice; `amount` is in euros and never negative. */
export interface Slice {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly colour: string;
  /** True for a colour on which only dark words can be read, also on light pages. */
  readonly isLight?: boolean;
}

/** A slice with its place in a pie whose middle is at 0, 0. */
export interface PlacedSlice {
  readonly slice: Slice;
  readonly percent: number;
  /** The outline, as the `d` of an SVG path. */
  readonly outline: string;
  /** Where words stand in it. */
  readonly x: number;
  readonly y: number;
  /** Whether there is room for the name and not only for the percentage. */
  readonly fitsName: boolean;
}

/** Words stand further out than the middle of a slice, where it is wider. */
const labelDistance = 0.58;
/** The width of a letter of a label, on average and rather too large. */
const letterPixels = 7.75;

/** A smaller slice is too narrow between its sides for a name. */
const smallestNamedPercent = 30;

/** Each slice's share of all, in percent. */
export function percentOfTotal(slices: readonly Slice[], amount: number): number {
  const total = slices.reduce((sum, slice) => sum + slice.amount, 0);
  return total === 0 ? 0 : (amount / total) * 100;
}

/** A point at a share of the way around, clockwise from twelve o'clock. */
function pointAt(turn: number, radius: number): readonly [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Where a slice that takes more than this has its two sides in one place, for the eye and for the path. */
const wholeTurn = 1 - 1e-6;

/** From the rim at the one share of the way around to the rim at the other, and to the middle. */
function outlineOf(from: number, to: number, radius: number): string {
  const arcTo = (turn: number, isLong: boolean) =>
    `A${radius},${radius},0,${isLong ? 1 : 0},1,${pointAt(turn, radius).join(',')}`;
  const start = `M${pointAt(from, radius).join(',')}`;
  if (to - from > wholeTurn) return `${start}${arcTo(from + 0.5, false)}${arcTo(from, false)}Z`;
  return `${start}${arcTo(to, to - from > 0.5)}L0,0Z`;
}

/** Lays slices out clockwise from twelve o'clock, in their order. Empty ones have no place. */
export function layOutPie(slices: readonly Slice[], radius: number): readonly PlacedSlice[] {
  const present = slices.filter(({ amount }) => amount > 0);
  let before = 0;
  return present.map((slice) => {
    const percent = percentOfTotal(present, slice.amount);
    const from = before;
    before += percent / 100;
    const [x, y] =
      present.length === 1 ? [0, 0] : pointAt((from + before) / 2, radius * labelDistance);
    const toTheRim = Math.sqrt(radius ** 2 - y ** 2) - Math.abs(x);
    const fitsName =
      percent >= smallestNamedPercent && (slice.name.length * letterPixels) / 2 <= toTheRim;
    return { slice, percent, outline: outlineOf(from, before, radius), x, y, fitsName };
  });
}
