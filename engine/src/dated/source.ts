/** The source of a figure: its reference and an address at which it can be checked. */
export interface Source {
  /** Act and article, or publisher and title, in French as the language of the law. */
  readonly text: string;
  readonly url: string;
}

/** A value of the law on its way into a rule, with where it was read. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly sources: readonly Source[];
}

/** Of a figure that no law says. */
export const noSources: readonly Source[] = [];
