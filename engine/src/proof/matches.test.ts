import { expect, test } from 'vitest';
import { measureMatches } from '../proof.ts';

const { calculators, all } = measureMatches();

// A reader of the table finds every published row of the total with a calculator that has a page.
test('the wages that a net salary is compared with count for it', () => {
  expect(calculators.map(({ calculator }) => calculator)).not.toContain('salary-statistics');
  const salary = calculators.find(({ calculator }) => calculator === 'net-salary');
  expect(salary?.kinds).toContain('salary-statistics');
});

test('no calculator has more rows of a year than there are', () => {
  for (const { calculator, years } of calculators) {
    for (const { year, rows } of years) {
      const total = all.find((each) => each.year === year)?.rows ?? 0;
      expect(rows, `${calculator} ${year}`).toBeLessThanOrEqual(total);
    }
  }
});
