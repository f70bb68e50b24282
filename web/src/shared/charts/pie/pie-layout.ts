import { arc, pie } from 'd3-shape';

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

/** Where a slice takes more than this, its two sides are in one place, for the eye and for the path. */
const wholeTurn = 2 * Math.PI * (1 - 1e-6);
const whole = { startAngle: 0, endAngle: 2 * Math.PI };

/** Lays slices out clockwise from twelve o'clock, in their order. Empty ones have no place. */
export function layOutPie(slices: readonly Slice[], radius: number): readonly PlacedSlice[] {
  const present = slices.filter(({ amount }) => amount > 0);
  const angles = pie<Slice>()
    .sortValues(null)
    .value(({ amount }) => amount)([...present]);
  const labels = arc()
    .innerRadius(radius * labelDistance)
    .outerRadius(radius * labelDistance);
  const rim = { innerRadius: 0, outerRadius: radius };
  return angles.map(({ data: slice, startAngle, endAngle }) => {
    const percent = percentOfTotal(present, slice.amount);
    const turn = endAngle - startAngle > wholeTurn ? whole : { startAngle, endAngle };
    const outline = arc()({ ...rim, ...turn }) ?? '';
    const [x, y] = present.length === 1 ? [0, 0] : labels.centroid({ ...rim, ...turn });
    const distanceToRim = Math.sqrt(radius ** 2 - y ** 2) - Math.abs(x);
    const fitsName =
      percent >= smallestNamedPercent && (slice.name.length * letterPixels) / 2 <= distanceToRim;
    return { slice, percent, outline, x, y, fitsName };
  });
}
