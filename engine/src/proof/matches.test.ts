import { expect, test } from 'vitest';
import { measureMatches } from '../proof.ts';
import { exampleCases } from './example-cases.ts';
import { groupsOf } from './groups.ts';
import { matchesOf } from './matches.ts';
import { tableCases } from './table-cases.ts';

const { calculators, all } = measureMatches();

// A reader of the table finds every published row of the total with a calculator that has a page.
test('the wages that a net salary is compared with count for it', () => {
  expect(calculators.map(({ calculator }) => calculator)).not.toContain('salary-statistics');
  const wages = groupsOf([...exampleCases(), ...tableCases()]).filter(
    ({ kind }) => kind === 'salary-statistics',
  );
  expect(wages).not.toEqual([]);
  expect(matchesOf(wages).calculators.map(({ calculator }) => calculator)).toEqual(['net-salary']);
});

test('no calculator has more rows of a year than there are', () => {
  for (const { calculator, years } of calculators) {
    for (const { year, rows } of years) {
      const total = all.find((each) => each.year === year)?.rows ?? 0;
      expect(rows, `${calculator} ${year}`).toBeLessThanOrEqual(total);
    }
  }
});
