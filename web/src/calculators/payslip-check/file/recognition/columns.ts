import { plainWords } from './labels.ts';
import type { Cell, Row } from './rows.ts';

/** What the numbers of a column are, by its heading. */
export type ColumnRole = 'quantity' | 'base' | 'rate' | 'amount' | 'employer' | 'yearToDate';

const roles: readonly (readonly [ColumnRole, RegExp])[] = [
  ['yearToDate', /cumul|year to date|\bytd\b|kumul|jahressumme|jahreswert|depuis (le )?janvier/],
  ['employer', /patronal|employeur|employer|arbeitgeber|\bag anteil|\bag\b/],
  ['rate', /^%|taux|\brate\b|satz|prozent|percent/],
  ['base', /\bbase\b|assiette|\bbasis\b|bemessung/],
  [
    'quantity',
    /quantite|nombre|\bnb\b|heures|jours|hours|quantity|units|anzahl|menge|stunden|tage/,
  ],
  [
    'amount',
    /montant|salarie|salariale|salarial|assure|retenue|deduire|payer|gain|amount|employee|deduction|payment|earning|betrag|arbeitnehmer|\ban anteil|\ban\b|abzug|bezug|^eur$|^euro$|total/,
  ],
];

function roleOf(text: string): ColumnRole | undefined {
  const words = plainWords(text);
  const isPercentSign = /^%+$/.test(text.trim());
  if (isPercentSign) return 'rate';
  return roles.find(([, pattern]) => pattern.test(words))?.[0];
}

interface Heading {
  readonly left: number;
  readonly right: number;
  readonly role: ColumnRole;
}

/** Words that head the column of labels. */
const labelHeading =
  /libelle|rubrique|designation|description|intitule|bezeichnung|lohnart|element|item|\bcode\b|wage type/;

/** The longest heading of a column. Longer texts are sentences. */
const maxHeadingLength = 30;

function headingsOf({ cells }: Row): readonly Heading[] | undefined {
  if (cells.some(({ number }) => number !== undefined)) return undefined;
  const headings = cells.flatMap((cell) => {
    const role = cell.text.length <= maxHeadingLength ? roleOf(cell.text) : undefined;
    return role === undefined ? [] : [{ left: cell.left, right: cell.right, role }];
  });
  const others = cells.filter(
    ({ text }) => roleOf(text) === undefined && !labelHeading.test(plainWords(text)),
  );
  return headings.length >= 2 && others.length <= 1 ? headings : undefined;
}

/** A row of headings with the rows below it. */
interface Table {
  readonly headings: readonly Heading[];
  readonly rows: readonly Row[];
}

/** Two rows of headings are at most so far apart, in sizes of type. */
const maxLinesBetweenHeadings = 2.5;

const middle = ({ left, right }: Pick<Cell, 'left' | 'right'>) => (left + right) / 2;

/** Of two rows of headings the upper one says whose columns the lower ones are. */
function withUpperRoles(lower: readonly Heading[], upper: readonly Heading[]): readonly Heading[] {
  return lower.map((heading) => {
    const above = upper.toSorted(
      (a, b) => Math.abs(middle(a) - middle(heading)) - Math.abs(middle(b) - middle(heading)),
    )[0];
    const isOfOthers = above?.role === 'employer' || above?.role === 'yearToDate';
    return isOfOthers ? { ...heading, role: above.role } : heading;
  });
}

function tablesOf(rows: readonly Row[]): readonly Table[] {
  const tables: { headings: readonly Heading[]; rows: Row[]; last: Row }[] = [];
  for (const row of rows) {
    const headings = headingsOf(row);
    const current = tables.at(-1);
    if (headings === undefined) {
      if (current && row.page === current.last.page) current.rows.push(row);
      else if (current && current.last.page + 1 === row.page) current.rows.push(row);
      continue;
    }
    const isSecond =
      current !== undefined &&
      current.rows.length === 0 &&
      current.last.page === row.page &&
      row.y - current.last.y <= maxLinesBetweenHeadings * row.height;
    if (isSecond) {
      current.headings = withUpperRoles(headings, current.headings);
      current.last = row;
    } else tables.push({ headings, rows: [], last: row });
  }
  return tables;
}

interface NumberColumn {
  left: number;
  right: number;
  readonly cells: Cell[];
}

/** Numbers of different rows are one column where they stand above each other. */
function numberColumns(rows: readonly Row[]): readonly NumberColumn[] {
  const numbers = rows.flatMap(({ cells }) => cells.filter(({ number }) => number !== undefined));
  const columns: NumberColumn[] = [];
  for (const cell of numbers.toSorted((a, b) => a.left - b.left)) {
    const column = columns.find((each) => cell.left <= each.right && cell.right >= each.left);
    if (column === undefined) {
      columns.push({ left: cell.left, right: cell.right, cells: [cell] });
    } else {
      column.cells.push(cell);
      column.right = Math.max(column.right, cell.right);
    }
  }
  return columns.toSorted((a, b) => a.left - b.left);
}

/** Assigns columns to headings from left to right, so that the distances are smallest. A heading may stay without numbers. */
function assign(
  columns: readonly NumberColumn[],
  headings: readonly Heading[],
): readonly (Heading | undefined)[] {
  const ordered = headings.toSorted((a, b) => a.left - b.left);
  if (columns.length === ordered.length) return ordered;
  if (columns.length > ordered.length) {
    return columns.map((column) => {
      const hits = ordered.filter(
        (heading) => heading.left <= column.right && heading.right >= column.left,
      );
      return hits.length === 1 ? hits[0] : undefined;
    });
  }
  const costs = new Map<string, { readonly cost: number; readonly chosen: readonly Heading[] }>();
  const best = (column: number, heading: number): { cost: number; chosen: readonly Heading[] } => {
    if (column === columns.length) return { cost: 0, chosen: [] };
    const found = costs.get(`${column} ${heading}`);
    if (found !== undefined) return found;
    const own = columns[column];
    const candidate = ordered[heading];
    if (own === undefined || candidate === undefined) return { cost: Infinity, chosen: [] };
    const rest = best(column + 1, heading + 1);
    const taken = {
      cost: rest.cost + distance(own, candidate),
      chosen: [candidate, ...rest.chosen],
    };
    const skipped = best(column, heading + 1);
    const cheaper = skipped.cost < taken.cost ? skipped : taken;
    costs.set(`${column} ${heading}`, cheaper);
    return cheaper;
  };
  const { chosen } = best(0, 0);
  return columns.map((_, index) => chosen[index]);
}

/** Headings and numbers may be aligned at either side or centred. */
const distance = (a: Pick<Cell, 'left' | 'right'>, b: Pick<Cell, 'left' | 'right'>) =>
  Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right), Math.abs(middle(a) - middle(b)));

/** More columns or headings than a payslip has are no table. */
const maxColumns = 16;

/** What each number is by the heading of its column, where there is one. */
export function columnRoles(rows: readonly Row[]): ReadonlyMap<Cell, ColumnRole> {
  const found = new Map<Cell, ColumnRole>();
  for (const table of tablesOf(rows)) {
    const columns = numberColumns(table.rows);
    if (columns.length > maxColumns || table.headings.length > maxColumns) continue;
    const headings = assign(columns, table.headings);
    for (const [index, { cells }] of columns.entries()) {
      const role = headings[index]?.role;
      if (role === undefined) continue;
      for (const cell of cells) found.set(cell, role);
    }
  }
  return found;
}
