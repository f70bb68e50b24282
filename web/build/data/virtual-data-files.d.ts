/** The module that build/data/data-files.ts provides. */
declare module 'virtual:data-files' {
  import type { TaxTableId } from '@suen/engine/proof';

  /** A file of data for programs, as it is listed. */
  export interface DataFile {
    readonly id: TaxTableId | 'lawHistory';
    /** Its address below the site's root. */
    readonly path: string;
    /** The tax year of a table. */
    readonly year: number | null;
    /** Rows without the head, or figures of the law. */
    readonly rows: number;
    readonly bytes: number;
    /** By which one can tell that a copy is whole and unchanged. */
    readonly sha256: string;
  }

  export const dataFiles: readonly DataFile[];
}
