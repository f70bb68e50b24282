/** The modules that build/data/law-data.ts provides. */
declare module 'virtual:law-changes' {
  import type { Source } from '@suen/engine/small-door';
  import type { LawId } from '../../src/shared/law-names/law-names.ts';

  /** A figure in its unit, or the lowest and the highest of several. */
  export type FigureValue = number | readonly [number, number];
  export interface ChangedFigure {
    /** The path of the column in a table; empty where the parameter is one figure. */
    readonly column: string;
    readonly unit: string;
    /** Null where the rule had no such figure before. */
    readonly before: FigureValue | null;
    /** Null where the rule has no such figure any more. */
    readonly after: FigureValue | null;
    /** By which readers know the row of a table. */
    readonly row?: { readonly value: number; readonly unit: string };
  }
  export interface LawChange<Id extends string = LawId> {
    readonly id: Id;
    /** The first month to which the new figures apply. */
    readonly from: string;
    readonly figures: readonly ChangedFigure[];
    readonly source: Source;
  }
  /** Newest first. */
  export const changes: readonly LawChange[];
}

declare module 'virtual:law-sources' {
  import type { LawId } from '../../src/shared/law-names/law-names.ts';

  interface Reference {
    /** In the language of the publication, French for laws. */
    readonly text: string;
    readonly url: string;
  }
  export interface SourcesOfFigure<Id extends string = LawId> {
    readonly id: Id;
    /** Oldest first. */
    readonly versions: readonly {
      /** The first month for which the calculators use it. */
      readonly from: string;
      /** The day on which we read it last. */
      readonly readOn: string;
      /** True where the rule did not exist yet. */
      readonly isNone: boolean;
      /** True where the rule no longer exists. */
      readonly isEnded: boolean;
      /** The article that sets the figure. Our own choices and statistics have none. */
      readonly article?: Reference;
      /** The page on which the figure was read, where that is not the act itself. */
      readonly page?: Reference;
    }[];
  }
  export const sources: readonly SourcesOfFigure[];
}
