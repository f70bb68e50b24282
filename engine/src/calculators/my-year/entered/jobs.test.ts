import { expect, test } from 'vitest';
import { from, year } from '../years.test-support.ts';

test('a part of a month that only holds a Sunday pays nothing', () => {
  // 31 May 2026 is a Sunday.
  const { months } = year({ person: from('2026-05-31', 5000) });
  expect(months[4]?.person.slips).toEqual([]);
});

test('a month of a leave is shared between the employer and the fund', () => {
  const { months } = year({
    person: {
      spans: [{ from: '2026-01-01', grossSalary: 5000 }],
      replacement: [
        { from: '2026-06-16', until: '2026-12-31', kind: 'parentalLeave', grossAmount: 4000 },
      ],
    },
  });
  expect(months[5]?.person.slips.map(({ payer, card, days }) => [payer, card, days])).toEqual([
    ['main', 'main', 13],
    ['parentalLeave', 'main', 13],
  ]);
});
