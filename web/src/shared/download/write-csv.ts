import type { Format } from '../amount/format.ts';

/** A figure in a table for spreadsheets. */
export interface CsvFigure {
  readonly value: number;
  readonly decimals: number;
}

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

function word(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a table as CSV for the spreadsheets of a language: numbers without spaces, words in quotes where they must be.
 * A spreadsheet whose decimal mark is a comma takes a semicolon for the end of a cell.
 */
export function writeCsv(
  heads: readonly string[],
  rows: readonly (readonly CsvFigure[])[],
  { decimalMark }: Format,
): string {
  const cell = decimalMark === ',' ? ';' : ',';
  const figure = ({ value, decimals }: CsvFigure) =>
    value.toFixed(decimals).replace('.', decimalMark);
  const lines = [heads.map(word).join(cell), ...rows.map((row) => row.map(figure).join(cell))];
  return byteOrderMark + lines.map((line) => line + lineEnd).join('');
}
