import { readFileSync } from 'node:fs';

/** A row of an official table, as it was published. */
export interface OfficialRow {
  readonly id: string;
  readonly year: number;
  readonly kind: string;
  readonly input: Readonly<Record<string, number | string>>;
  readonly expected: number | Readonly<Record<string, number>>;
  readonly tolerance: number;
  readonly source: string;
  readonly note?: string;
}

/** All published rows on income tax and contributions. */
export function officialRows(): readonly OfficialRow[] {
  const file = new URL('income-tax.json', import.meta.url);
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: OfficialRow[] };
  return rows;
}
