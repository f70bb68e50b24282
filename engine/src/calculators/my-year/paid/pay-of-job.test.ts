import { expect, test } from 'vitest';
import { from, refused, year } from '../years.test-support.ts';

test('a salary rises with the index', () => {
  const { months, settlement } = year({
    person: from('2026-01-01', 4000),
    salaryFollowsIndex: true,
  });
  expect(months[4]?.person.breakdown).toMatchObject({ grossSalary: 4000, netSalary: 3134.16 });
  expect(months[5]?.person.breakdown).toMatchObject({ grossSalary: 4100, netSalary: 3192.41 });
  // 5 x 411.70 + 7 x 438.70 = 5 129.40; the year's tax is 5 134: 4.60 are missing, and nobody asks for them.
  expect(settlement).toMatchObject({
    withheld: 5129.4,
    tax: 5134,
    balance: -4.6,
    toPay: 4.6,
    recovered: false,
  });
});

test('a part of a month is paid in proportion to the days without Sundays, and has the credits of its days', () => {
  const { months, hints } = year({ person: from('2026-06-16', 5000) });
  const june = months[5]?.person.breakdown;
  // 13 of 26 days. CIS 1.12 and CI-CO2 0.41 a day.
  expect(june).toMatchObject({ grossSalary: 2500, taxBeforeCredits: 339.95, taxCredits: 19.89 });
  // Contributions 70 + 6.25 + 212.50; long-term care 1.4 % of 2 500 - 692.83 x 13 / 25 (= 360.27) = 29.96.
  expect(june).toMatchObject({ pensionContributions: 212.5, longTermCareInsurance: 29.96 });
  expect(hints).toContain('partOfMonth');
});

test('the pay of a fund bears no contribution for sick pay', () => {
  const { months } = year({
    person: {
      spans: [{ from: '2026-01-01', grossSalary: 5000 }],
      replacement: [
        { from: '2026-06-16', until: '2026-12-31', kind: 'parentalLeave', grossAmount: 4000 },
      ],
    },
  });
  // 8.5 % of 4 000.
  expect(months[6]?.person.breakdown).toMatchObject({
    grossSalary: 4000,
    illnessCashContributions: 0,
    pensionContributions: 340,
  });
});

test('a car that the table cannot place is refused at its span', () => {
  const person = from('2026-01-01', 4000, {
    companyCar: { priceWithVat: 45_000, firstRegistered: '2026-01', drive: 'electric' },
  });
  expect(refused({ person })).toEqual([
    { field: 'person.spans.0.companyCar.wattHoursPerKm', code: 'required' },
  ]);
});
