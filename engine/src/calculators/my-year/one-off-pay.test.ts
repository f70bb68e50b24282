import { describe, expect, test } from 'vitest';
import { from, refusalsOf, year } from './years.test-support.ts';

describe('what is paid once', () => {
  const bonus = (month: string) => ({
    spans: [
      { from: '2026-01-01', grossSalary: 13_000 },
      { from: '2026-09-01', grossSalary: 20_000 },
    ],
    oneOff: [{ month, bonus: 20_000 }],
  });

  test('does not change with what comes later in the year', () => {
    const [first] = bonus('2026-03').spans;
    const yearUntilMarch = year({
      person: { spans: first ? [first] : [], oneOff: bonus('2026-03').oneOff },
    });
    const later = year({ person: bonus('2026-03') });
    expect(later.months[2]).toEqual(yearUntilMarch.months[2]);
  });

  test('counts earlier one-off pay of more than 250', () => {
    const paid = (first: number) =>
      year({
        person: {
          ...from('2026-01-01', 4000),
          oneOff: [
            { month: '2026-03', bonus: first },
            { month: '2026-12', bonus: 6000 },
          ],
        },
      }).months[11]?.person.bonusPay?.taxBeforeCredits ?? 0;
    // 250 x 88.7 % = 221.75 after contributions do not count, 3 000 do.
    expect(paid(250)).toBe(paid(1));
    expect(paid(3000)).toBeGreaterThan(paid(250));
  });

  test('leaves severance pay tax-free and without contributions', () => {
    const { months, hints } = year({
      person: {
        ...from('2026-01-01', 4000),
        endsOn: '2026-08-31',
        oneOff: [{ month: '2026-08', severance: 10_000, leavePaidOut: 1000 }],
      },
    });
    // Of 1 000: 28.00 and 85.00 and 1.4 % = 14.00.
    expect(months[7]?.person.bonusPay).toMatchObject({
      grossSalary: 11_000,
      pensionContributions: 85,
      illnessContributions: 28,
      longTermCareInsurance: 14,
    });
    expect(hints).toContain('leaveIsOneOff');
  });

  test('needs pay before it', () => {
    const person = { ...from('2026-06-01', 4000), oneOff: [{ month: '2026-03', bonus: 1000 }] };
    expect(refusalsOf({ person })).toEqual([{ field: 'person.oneOff.0.month', code: 'payFirst' }]);
  });
});
