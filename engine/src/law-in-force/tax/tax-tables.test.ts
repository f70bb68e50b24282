import { describe, expect, test } from 'vitest';
import { supportedYears } from '../../law/supported-years.ts';
import { officialRows } from '../../rules/official-tables/official-rows.ts';
import { taxTable, taxTableIds, type TaxTableId, type TaxTableRow } from './tax-tables.ts';

/** The income of a published row by its kind. */
const incomeFields: Readonly<Record<TaxTableId, string>> = {
  monthlyWithholding: 'semi_net_monthly',
  annualWithholding: 'semi_net_annual',
  annualTax: 'adjusted_taxable_income',
};
const columns = { '1': 1, '1a': 2, '2': 3 } as const;
const isClass = (name: unknown): name is keyof typeof columns => String(name) in columns;

describe.each(taxTableIds)('the table %s', (id) => {
  const published = officialRows().filter(({ kind }) => kind === id);
  const tables = new Map<number, readonly TaxTableRow[]>(
    supportedYears.map((year) => [year, taxTable(id, year)]),
  );

  // Three rows show a tax below 12 euros, which is nil by art. 124, par. 2 of the income tax law.
  test('has every published row, to the cent but for those with a known reason', () => {
    expect(published.length).toBeGreaterThan(100);
    const differing = published.flatMap((row) => {
      const { year, input, expected, disagreement } = row;
      const taxClass = input['tax_class'];
      const table = tables.get(year);
      if (!isClass(taxClass) || table === undefined) return [`${row.id} cannot be found`];
      const at = Math.floor(Number(input[incomeFields[id]]) / Number(table[1]?.[0]));
      const cell = table[at]?.[columns[taxClass]];
      const mayBe = disagreement === undefined ? expected : 0;
      return cell === mayBe ? [] : [`${row.id}: ${cell} and not ${JSON.stringify(expected)}`];
    });
    expect(differing).toEqual([]);
  });

  test('has one step from each row to the next, and no tax that falls', () => {
    for (const table of tables.values()) {
      const step = id === 'monthlyWithholding' ? 5 : 50;
      expect(table[0]).toEqual([0, 0, 0, 0]);
      expect(table.every(([income], index) => income === index * step)).toBe(true);
      const falling = table.filter((row, index) =>
        row.some((cell, column) => cell < (table[index - 1]?.[column] ?? 0)),
      );
      expect(falling).toEqual([]);
    }
  });
});
