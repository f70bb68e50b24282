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

// Seven contributions to the pension before and after its reform, of which two differ, and two lists of social parameters.
test.each(['joint-salary', 'my-year', 'payslip-check'])('rows of payslips count for %s', (id) => {
  const found = calculators.find(({ calculator }) => calculator === id);
  expect(found?.years.find(({ year }) => year === 2026)).toEqual({
    year: 2026,
    rows: 9,
    reproduced: 7,
  });
});

test('no calculator has more rows of a year than there are', () => {
  for (const { calculator, years } of calculators) {
    for (const { year, rows } of years) {
      const total = all.find((each) => each.year === year)?.rows ?? 0;
      expect(rows, `${calculator} ${year}`).toBeLessThanOrEqual(total);
    }
  }
});
