import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { valueAt } from '../../proof/published.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { LoanCostInput } from './input.ts';
import type { LoanCostResult } from './result.ts';

const calculate = (input: LoanCostInput) => calculateOn(input, day('2026-11-21'));

type Published = number | readonly Readonly<Record<string, number>>[];

/** A case as it was published; `principalPaidAfter[60]` is the principal of the first 60 months together. */
interface PublishedRow {
  readonly id: string;
  readonly input: LoanCostInput;
  readonly expected: Readonly<Record<string, Published>>;
  readonly tolerance: number | Readonly<Record<string, number>>;
  readonly source: string;
}

const file = new URL('published-rows.json', import.meta.url);
const { rows, foundBesides } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly rows: readonly PublishedRow[];
  readonly foundBesides: readonly PublishedRow[];
};

/** The figure of a result at a path such as `amortizationSchedule[0].interestPaid`. */
function figureAt(result: LoanCostResult, path: string): unknown {
  const [, field, count] = /^(principalPaid|interestPaid)After\[(\d+)\]$/.exec(path) ?? [];
  if (field === 'principalPaid' || field === 'interestPaid') {
    const paid = result.amortizationSchedule.slice(0, Number(count));
    return paid.reduce((total, row) => total + row[field], 0);
  }
  return valueAt(result, path);
}

function expectPublished(actual: unknown, published: Published, tolerance: number, path: string) {
  if (typeof published === 'number') {
    expect(Math.abs(Number(actual) - published), `${path}: ${String(actual)}`).toBeLessThanOrEqual(
      tolerance,
    );
    return;
  }
  expect(actual).toHaveLength(published.length);
  published.forEach((row, position) => {
    for (const [name, value] of Object.entries(row)) {
      const place = `${path}[${position}].${name}`;
      const found = (actual as readonly Readonly<Record<string, number>>[])[position]?.[name];
      expectPublished(found, value, tolerance, place);
    }
  });
}

describe.each([
  ['the published rows', rows],
  ['published examples found besides', foundBesides],
] as const)('%s', (_, published) => {
  test.each(published.map((row) => [row.id, row] as const))('%s', (__, row) => {
    expect(row.source).toMatch(/^published: /);
    // The schedule is wanted wherever a figure of it was published.
    const result = calculate({ ...row.input, loadMonthlyAmmortization: true });
    for (const [path, value] of Object.entries(row.expected)) {
      const tolerance =
        typeof row.tolerance === 'number' ? row.tolerance : (row.tolerance[path] ?? 0);
      // A tolerance in binary numbers is itself off by a hair.
      expectPublished(figureAt(result, path), value, tolerance + 1e-9, path);
    }
  });
});
