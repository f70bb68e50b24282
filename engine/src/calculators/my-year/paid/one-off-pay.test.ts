import { describe, expect, test } from 'vitest';
import { from, refused, year } from '../years.test-support.ts';

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
    // The ordinary pay of 4 059 is 12 x (4 059 - 113.65 - 10.15 - 345.02) = 43 082.16: 250 more pass the next row of 43 200.
    const paid = (first: number) =>
      year({
        person: {
          ...from('2026-01-01', 4059),
          oneOff: [
            { month: '2026-03', bonus: first },
            { month: '2026-12', bonus: 6000 },
          ],
        },
      }).months[11]?.person.bonusPay?.taxBeforeCredits ?? 0;
    // After contributions: 281.85 - 7.89 - 23.96 = 250.00 do not count, a cent more does.
    expect(paid(281.85)).toBe(paid(1));
    expect(paid(281.86)).toBeGreaterThan(paid(281.85));
  });

  // RGD of 9 January 1974, art. 34. The bonus of 3 000 less 339, down to 2 660, in the column of 2 600. 5 000 - 577.50 = 4 422.50 a
  // month for all months, 53 070, is in the row of 52 800: T(54 380) = 8 972 and T(51 780) = 7 982, x 1.07 = 9 600 and 8 540;
  // 1 060 of 2 600 is 40.77 %, down to 40.5 %: 1 077.30. Less is withheld by the months until then.
  test.each([
    // 3 x (2 653.50 + 4 422.50) / 6 x 12 = 42 456, row 42 000: T(43 580) = 5 247 and T(40 980) = 4 500, x 1.07 = 5 614 and 4 815;
    // 799 of 2 600 is 30.73 %, down to 30.5 %.
    [
      [
        { from: '2026-01-01', grossSalary: 3000 },
        { from: '2026-04-01', grossSalary: 5000 },
      ],
      811.3,
    ],
    // 14 days of March, of 25, with 2 500 - 288.75: (2 211.25 + 3 x 4 422.50) / 3.56 x 12 = 52 175.56, row 51 600: T(53 180) = 8 513
    // and T(50 580) = 7 550, x 1.07 = 9 108 and 8 078; 1 030 of 2 600 is 39.62 %, down to 39.5 %.
    [[{ from: '2026-03-16', grossSalary: 5000, firstMonthGross: 2500 }], 1050.7],
    [[{ from: '2026-01-01', grossSalary: 5000 }], 1077.3],
  ])('is taxed by the last month or by the months until then: %j', (spans, tax) => {
    const { months } = year({ person: { spans, oneOff: [{ month: '2026-06', bonus: 3000 }] } });
    expect(months[5]?.person.bonusPay?.taxBeforeCredits).toBe(tax);
  });

  test('on the additional card of a spouse is taxed at its flat rate', () => {
    const { months } = year({
      taxClass: 3,
      person: from('2026-01-01', 5000),
      partner: { ...from('2026-01-01', 4000), oneOff: [{ month: '2026-06', bonus: 3000 }] },
    });
    // 3 000 - 84 - 255 = 2 661, of which 15 % are 399.15, down to 399.10; long-term care 1.4 % = 42. 3 000 - 381 - 399.10.
    expect(months[5]?.partner?.bonusPay).toMatchObject({
      taxBeforeCredits: 399.1,
      taxCredits: 0,
      netSalary: 2219.9,
    });
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
    expect(hints).toEqual(expect.arrayContaining(['leaveIsOneOff', 'creditsOfOneOffPay']));
    expect(year({ person: from('2026-01-01', 4000) }).hints).not.toContain('creditsOfOneOffPay');
  });

  test('needs pay before it', () => {
    const person = { ...from('2026-06-01', 4000), oneOff: [{ month: '2026-03', bonus: 1000 }] };
    expect(refused({ person })).toEqual([{ field: 'person.oneOff.0.month', code: 'payFirst' }]);
  });
});
