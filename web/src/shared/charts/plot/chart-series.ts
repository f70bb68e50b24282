/** One of the quantities that a chart shows. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** True for a colour on which only dark stripes can be seen, also on light pages. */
  readonly isLight?: boolean;
  /** One for each category or point, in their order. */
  readonly values: readonly number[];
}
