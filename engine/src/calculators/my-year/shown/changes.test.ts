import { expect, test } from 'vitest';
import { from, year } from '../years.test-support.ts';

test('the index is named in its month', () => {
  const { months } = year({ person: from('2026-01-01', 4000), salaryFollowsIndex: true });
  expect(months[5]?.changes).toEqual([{ id: 'index', who: 'person' }]);
});

test('a raise is named instead where the salary of the month of the index was entered', () => {
  const spans = [
    { from: '2026-01-01', grossSalary: 4000 },
    { from: '2026-06-01', grossSalary: 4500 },
  ];
  const { months } = year({ person: { spans }, salaryFollowsIndex: true });
  expect(months[5]?.person.breakdown.grossSalary).toBe(4500);
  expect(months[5]?.changes).toEqual([{ id: 'salary', who: 'person' }]);
});

test('other hours are named and not the salary that follows them', () => {
  const spans = [
    { from: '2026-01-01', grossSalary: 5000 },
    { from: '2026-09-01', weeklyHours: 32 },
  ];
  const { months } = year({ person: { spans } });
  expect(months[8]?.changes).toEqual([{ id: 'hours', who: 'person' }]);
});

test('the end of work is named in the month after it', () => {
  const { months } = year({ person: { ...from('2026-01-01', 4000), endsOn: '2026-08-31' } });
  expect(months[8]?.changes).toEqual([{ id: 'stop', who: 'person' }]);
});

test('a job at once after the first one ended is a new employer', () => {
  const { months } = year({
    person: {
      spans: [
        { from: '2026-01-01', until: '2026-05-31', grossSalary: 5000 },
        { from: '2026-06-01', grossSalary: 5000 },
      ],
    },
  });
  expect(months[5]?.changes.map(({ id }) => id)).toEqual(['stop', 'start']);
});

test('a job that begins in the last month of another one is the only change', () => {
  const { months } = year({
    person: {
      spans: [
        { from: '2026-01-01', until: '2026-09-15', grossSalary: 5000 },
        { from: '2026-09-16', grossSalary: 5500 },
      ],
    },
  });
  expect(months[8]?.changes.map(({ id }) => id)).toEqual(['start']);
  expect(months[9]?.changes).toEqual([]);
});
