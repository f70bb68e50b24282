import { expect, test } from 'vitest';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { previewedHousehold } from './household-preview.ts';
import { from, refused, year } from './years.test-support.ts';

// 4 000: contributions 462.00, long-term care 1.4 % of 4 000 - 692.83 = 46.30; withheld 411.70, credits 40 + 14.40.
test('a year that begins in July is taxed on what was earned, with the lump sums of the whole year', () => {
  const { months, settlement, year: paid } = year({ person: from('2026-07-01', 4000) });
  expect(months.map(({ person }) => person.breakdown.netSalary)).toEqual([
    ...Array.from({ length: 6 }, () => 0),
    ...Array.from({ length: 6 }, () => 3134.4),
  ]);
  // 6 x 411.70 less 6 x 54.40.
  expect(paid).toMatchObject({ withheld: 2470.2, taxCredits: 326.4, tax: 2143.8 });
  // 24 000 - 2 772 - 540 - 480 = 20 208, down to 20 200: 678 by the tariff of class 1.
  expect(settlement).toMatchObject({
    kind: 'decompte',
    taxableIncome: 20_200,
    tax: 678,
    withheld: 2470.2,
    refund: 1792.2,
    form: '163R',
    deadline: '2027-12-31',
  });
});

test('a part of a month of the partner alone is named as our reading, too', () => {
  const person = from('2026-01-01', 4000);
  const { hints } = year({ taxClass: 3, person, partner: from('2026-06-16', 5000) });
  expect(hints).toContain('partOfMonth');
});

test('a part of a month whose pay was entered is no reading of ours', () => {
  const { hints } = year({ person: from('2026-06-16', 5000, { firstMonthGross: 2500 }) });
  expect(hints).not.toContain('partOfMonth');
});

test('a credit for single parents in another class is refused', () => {
  const person = from('2026-01-01', 4000, { singleParentCredit: {} });
  expect(refused({ person })).toEqual([
    { field: 'person.spans.0.singleParentCredit', code: 'classOneAOnly' },
  ]);
});

// L.I.R. art. 157bis, par. 5: whoever lives elsewhere has none, whatever the class. Net salary answers alike.
test('a credit for single parents who live elsewhere is not granted, and not refused', () => {
  const asked = {
    residence: 'elsewhere',
    person: from('2026-01-01', 4000, { singleParentCredit: {} }),
  } as const;
  for (const taxClass of [1, 2] as const) {
    const { explanation: _, ...answer } = year({ ...asked, taxClass });
    const { explanation: __, ...without } = year({
      ...asked,
      taxClass,
      person: from('2026-01-01', 4000),
    });
    expect(answer).toEqual(without);
  }
});

test('foreign pay of a resident of the whole year is refused', () => {
  expect(refused({ person: from('2026-01-01', 4000), foreignIncome: 5000 })).toEqual([
    { field: 'foreignIncome', code: 'elsewhereOnly' },
  ]);
});

test.each([
  [{ residentFrom: '2026-04' }, 4, 12],
  [{ residentUntil: '2026-09' }, 1, 9],
])('foreign pay is accepted, and asked for, with a residence of %j', (residence, first, last) => {
  const person = { spans: [{ from: '2026-04-01', grossSalary: 4000 }] };
  expect(() => year({ person, foreignIncome: 5000, ...residence })).not.toThrow();
  const household = { taxClass: 1, residence: 'luxembourg', events: [] } as const;
  const months = { residentFrom: first, residentUntil: last };
  expect(previewedHousehold({ ...household, ...months }).mayBeTaxedElsewhere).toBe(true);
});

test('every step can be done again with its own figures', () => {
  const { explanation } = year({
    salaryFollowsIndex: true,
    person: {
      spans: [
        { from: '2026-02-16', grossSalary: 5000, distanceToWork: 20, overtimeHours: 5 },
        { from: '2026-09-01', weeklyHours: 30, distanceToWork: 10, supplementaryPension: 600 },
        { from: '2026-03-01', grossSalary: 1500, weeklyHours: 15, employer: 'second' },
      ],
      oneOff: [
        { month: '2026-07', bonus: 3000 },
        { month: '2026-12', bonus: 2000, leavePaidOut: 500 },
      ],
      endsOn: '2026-12-20',
    },
    residentFrom: '2026-02',
    foreignIncome: 40_000,
    deductions: { pension1: 3000, age1: 45 },
  });
  expect(explanation?.slips.length).toBe(9);
  expectRedone(explanation);
});
