import { expect, test } from 'vitest';
import { from, year } from '../years.test-support.ts';

test('a year of somebody who lives here for half of it has half of the lump sums', () => {
  const { settlement } = year({ person: from('2026-07-01', 4000), residentFrom: '2026-07' });
  // 24 000 - 2 772 - 270 - 240 = 20 718, down to 20 700: 737 by the tariff. No foreign pay, so this is all pay of the year.
  expect(settlement).toMatchObject({ mayFile: 'payShare', tax: 737, refund: 1733.2 });
});

test('the way to work counts for the months in which it was gone', () => {
  const spans = [
    { from: '2026-01-01', grossSalary: 5000, distanceToWork: 20 },
    { from: '2026-09-01', distanceToWork: 10 },
  ];
  // 16 x 99 = 1 584 for eight months, 6 x 99 = 594 for four: 1 254. 60 000 - 6 930 - 1 020 - 1 254 = 50 796, down to 50 750.
  expect(year({ person: { spans } }).settlement.taxableIncome).toBe(50_750);
});
