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
  rows: readonly (readonly (CsvFigure | string)[])[],
  { decimalMark }: Format,
): string {
  const cell = decimalMark === ',' ? ';' : ',';
  const write = (content: CsvFigure | string) =>
    typeof content === 'string'
      ? word(content)
      : content.value.toFixed(content.decimals).replace('.', decimalMark);
  const lines = [heads, ...rows].map((row) => row.map(write).join(cell));
  return byteOrderMark + lines.map((line) => line + lineEnd).join('');
}
