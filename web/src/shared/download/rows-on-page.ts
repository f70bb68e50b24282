import type { CsvCell } from './write-csv.ts';

/** Rows that belong together, below their title. */
interface RowGroup {
  readonly title: string;
  readonly rows: readonly (readonly CsvCell[])[];
}

const plain = (text: string) => text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
const wordsOf = (element: Element | null) => plain(element?.textContent ?? '');

/** What a cell says: a figure where it is nothing but a number or an amount in euros, else its words. */
function cellOf(element: Element): CsvCell {
  const amount = element.querySelector<HTMLElement>('[data-value]')?.dataset['value'];
  if (amount !== undefined) return { value: Number(amount), decimals: 2 };
  // What is a control on the page says beside it what it holds.
  const words = wordsOf(element.querySelector('[data-cell]') ?? element);
  const digits = words.replaceAll(/[\s€]/g, '').replace('\u2212', '-').replace(',', '.');
  const [, decimals = ''] = /^-?\d+(?:\.(\d+))?$/.exec(digits) ?? [undefined];
  return /^-?\d+(?:\.\d+)?$/.test(digits)
    ? { value: Number(digits), decimals: decimals.length }
    : words;
}

/** The name of a row, without what a screen reader hears about it. */
const nameIn = (head: Element) => plain(head.getAttribute('data-name') ?? head.textContent);

const cellsOf = (row: Element | null) => [...(row?.children ?? [])];

function tableOf(table: HTMLElement): RowGroup {
  const rows = [...table.querySelectorAll(':scope > tbody > tr')].map(cellsOf);
  return {
    title: plain(
      table.getAttribute('aria-label') ?? wordsOf(table.querySelector(':scope > caption')),
    ),
    rows: [
      cellsOf(table.querySelector(':scope > thead > tr')).map(nameIn),
      // A row without a head explains the one above it.
      ...rows
        .filter(([head]) => head?.getAttribute('scope') === 'row')
        .map((cells) => cells.map((cell, column) => (column === 0 ? nameIn(cell) : cellOf(cell)))),
    ],
  };
}

function entriesOf(list: HTMLElement): RowGroup {
  const rows = [...list.querySelectorAll('dt')].map((label) => {
    const value = label.nextElementSibling;
    return [wordsOf(label), value === null ? '' : cellOf(value)];
  });
  return { title: list.dataset['entries'] ?? '', rows };
}

/** The same group stands once, however often it is on the page. */
const eachOnce = (groups: readonly RowGroup[]): readonly RowGroup[] => [
  ...new Map(groups.map((group) => [JSON.stringify(group), group])).values(),
];

/**
 * All figures that a result shows, as they stand on the page: what a reader takes home is what the reader sees. First when and
 * under which rules, then the answer, every table, and the entries.
 */
export function rowsOnPage(parts: readonly ParentNode[]): readonly RowGroup[] {
  const all = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
  const notes = all('[data-note]').map((note) => ({ title: wordsOf(note), rows: [] }));
  const figures = all('[data-figure]').map((figure) => [
    plain(figure.dataset['figure'] ?? ''),
    cellOf(figure),
  ]);
  const tables = all('table').filter(
    ({ parentElement }) => parentElement?.closest('table') === null,
  );
  return eachOnce([
    ...notes,
    ...figures.map((figure) => ({ title: '', rows: [figure] })),
    // One without a row explains a step.
    ...tables.map(tableOf).filter(({ rows }) => rows.length > 1),
    ...all('[data-entries]').map(entriesOf),
  ]);
}
