/** A piece of text on a page, as the file holds it. Lengths are in points. */
export interface TextItem {
  /** From 1. */
  readonly page: number;
  /** Its left edge. */
  readonly x: number;
  /** Its baseline, from the top of the page. */
  readonly y: number;
  readonly width: number;
  /** The size of the type. */
  readonly height: number;
  readonly text: string;
}
