import type { Source, Step } from '@suen/engine/small-door';
import type { ReactNode } from 'react';

/** One row of a table of figures. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  /** The official French term where the reader meets it, if it differs from the name. */
  readonly officialTerm?: string | undefined;
  /** One for each column of values, in their order. */
  readonly values: readonly ReactNode[];
  /** What to know about this figure. */
  readonly note?: string | undefined;
  /** A part of the row above it is indented. */
  readonly isPart?: boolean | undefined;
  /** The row that the others lead to stands out. */
  readonly isTotal?: boolean | undefined;
  /** True where the column that a phone shows has no such figure. */
  readonly isAbsent?: boolean | undefined;
  /** Its colour in the chart beside the table. */
  readonly colour?: string | undefined;
  /** How the figure was computed, in order; a row without steps does not open. */
  readonly steps: readonly Step[];
  /** The steps whose law stands at the row on paper, if not that of all steps. */
  readonly citedOnPaper?: readonly Step[] | undefined;
  /** The steps that give its values, where it has several. */
  readonly answers?: readonly Step[] | undefined;
}

/** The laws behind a figure, each once. */
export function sourcesOf(steps: readonly Step[]): readonly Source[] {
  const sourceByText = new Map<string, Source>();
  for (const { sources } of steps) {
    for (const source of sources) sourceByText.set(source.text, source);
  }
  return [...sourceByText.values()];
}
