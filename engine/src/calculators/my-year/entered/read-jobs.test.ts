import { describe, expect, test } from 'vitest';
import type { MyYearInput } from '../input.ts';
import { from, refused, year } from '../years.test-support.ts';

test('a month with other hours pays in proportion if no salary is named', () => {
  const spans = [
    { from: '2026-01-01', grossSalary: 5000 },
    { from: '2026-09-01', weeklyHours: 32 },
    { from: '2026-11-01', weeklyHours: 24 },
  ];
  const { months } = year({ person: { spans } });
  // 5 000 x 32 / 40 = 4 000, and 4 000 x 24 / 32 = 3 000.
  expect(months[8]?.person.breakdown.grossSalary).toBe(4000);
  expect(months[10]?.person.breakdown.grossSalary).toBe(3000);
});

describe('refuses', () => {
  const job = { from: '2026-01-01', grossSalary: 4000 };
  test.each<[string, Partial<MyYearInput>, object]>([
    ['a person without pay', {}, { field: 'person.spans', code: 'required' }],
    [
      'a job without a salary',
      { person: { spans: [{ from: '2026-01-01' }] } },
      { field: 'person.spans.0.grossSalary', code: 'required' },
    ],
    [
      'a day of another year',
      { person: from('2025-01-01', 4000) },
      { field: 'person.spans.0.from', code: 'outsideYear', limit: 2026 },
    ],
    [
      'a day that is none',
      { person: from('2026-02-30', 4000) },
      { field: 'person.spans.0.from', code: 'notInCalendar' },
    ],
    [
      'a change inside a month',
      { person: { spans: [job, { from: '2026-04-16', grossSalary: 4500 }] } },
      { field: 'person.spans.1.from', code: 'firstOfMonth', limit: '2026-05-01' },
    ],
    [
      'two spans of one month',
      { person: { spans: [job, { from: '2026-01-01', grossSalary: 4500 }] } },
      { field: 'person.spans.1.from', code: 'mustBeLater', limit: '2026-02-01' },
    ],
    [
      'a job before the other one ended',
      {
        person: {
          spans: [
            { ...job, until: '2026-06-15' },
            { from: '2026-06-15', grossSalary: 4500 },
          ],
        },
      },
      { field: 'person.spans.1.from', code: 'mustBeLater', limit: '2026-06-16' },
    ],
    [
      'an end before the beginning',
      { person: { spans: [{ ...job, from: '2026-05-01', until: '2026-04-30' }] } },
      { field: 'person.spans.0.until', code: 'mustBeLater', limit: '2026-05-01' },
    ],
    [
      'a last day before the last span',
      { person: { spans: [{ ...job, from: '2026-05-01' }], endsOn: '2026-04-30' } },
      { field: 'person.endsOn', code: 'mustBeLater', limit: '2026-05-01' },
    ],
    [
      'the pay of a part where there is none',
      { person: from('2026-01-01', 4000, { firstMonthGross: 100 }) },
      { field: 'person.spans.0.firstMonthGross', code: 'partMonthOnly' },
    ],
    [
      'more for a part than for the month',
      { person: from('2026-01-16', 4000, { firstMonthGross: 4001 }) },
      { field: 'person.spans.0.firstMonthGross', code: 'aboveMaximum', limit: 4000 },
    ],
    [
      'a salary below the lowest one',
      { person: from('2026-01-01', 1000) },
      { field: 'person.spans.0.grossSalary', code: 'belowMinimumSalary', limit: 1978.34 },
    ],
    [
      'the way to work of a second employer',
      { person: { spans: [job, { ...job, employer: 'second', distanceToWork: 10 }] } },
      { field: 'person.spans.1.distanceToWork', code: 'mainEmployerOnly' },
    ],
    [
      'times of a fund that overlap',
      {
        person: {
          replacement: [
            { from: '2026-01-01', until: '2026-03-31', kind: 'maternity', grossAmount: 3000 },
            { from: '2026-03-31', until: '2026-06-30', kind: 'parentalLeave', grossAmount: 3000 },
          ],
        },
      },
      { field: 'person.replacement.1.from', code: 'mustBeLater', limit: '2026-04-01' },
    ],
  ])('%s', (_, input, refusal) => {
    expect(refused(input)).toEqual([refusal]);
  });
});
