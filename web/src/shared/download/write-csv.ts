import type { Format } from '../amount/format.ts';

/** A figure in a table for spreadsheets. */
interface CsvFigure {
  readonly value: number;
  readonly decimals: number;
}

export type CsvCell = string | CsvFigure;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Words that begin like a formula are words: a spreadsheet would compute them. */
function word(words: string): string {
  const text = /^[=+\-@]/.test(words) ? `'${words}` : words;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as CSV for the spreadsheets of a language: numbers without spaces, words in quotes where they must be.
 * A spreadsheet whose decimal mark is a comma takes a semicolon for the end of a cell.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], { decimalMark }: Format): string {
  const cellEnd = decimalMark === ',' ? ';' : ',';
  const written = (cell: CsvCell) =>
    typeof cell === 'string'
      ? word(cell)
      : cell.value.toFixed(cell.decimals).replace('.', decimalMark);
  return byteOrderMark + rows.map((row) => row.map(written).join(cellEnd) + lineEnd).join('');
}
