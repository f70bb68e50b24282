import type { Language } from '../language.ts';

/** A figure in a table for spreadsheets. */
export interface CsvFigure {
  readonly value: number;
  readonly decimals: number;
}

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What a spreadsheet set to the language takes for the end of a cell and for the decimal mark. */
const marks: Readonly<Record<Language, { readonly cell: string; readonly decimal: string }>> = {
  en: { cell: ',', decimal: '.' },
  fr: { cell: ';', decimal: ',' },
  de: { cell: ';', decimal: ',' },
};

function word(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a table as CSV for the spreadsheets of a language: numbers without spaces, words in quotes where they must be. */
export function writeCsv(
  heads: readonly string[],
  rows: readonly (readonly CsvFigure[])[],
  language: Language,
): string {
  const { cell, decimal } = marks[language];
  const figure = ({ value, decimals }: CsvFigure) => value.toFixed(decimals).replace('.', decimal);
  const lines = [heads.map(word).join(cell), ...rows.map((row) => row.map(figure).join(cell))];
  return byteOrderMark + lines.map((line) => line + lineEnd).join('');
}
