import { describe, expect, test } from 'vitest';
import { officialRows } from '../rules/official-tables/official-rows.ts';
import { publishedFigures, recomputedFigures } from './recomputed-rows.ts';

const rows = officialRows();

describe('official rows are reproduced', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) => {
    const figures = recomputedFigures(row);
    for (const [name, value] of Object.entries(publishedFigures(row))) {
      const difference = Math.abs((figures[name] ?? Number.NaN) - value);
      expect(difference, `${name}: ${figures[name]} for ${value}`).toBeLessThanOrEqual(
        row.tolerance,
      );
    }
  });

  test('none of the 505 rows read in 2026 was lost', () => {
    expect(rows.length).toBeGreaterThanOrEqual(505);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
