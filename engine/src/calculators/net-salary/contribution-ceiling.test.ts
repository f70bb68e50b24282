import { describe, expect, test } from 'vitest';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 13_700, taxClass: 1, payMonth: '2026-06' });

// CSS art. 241, al. 3 (law of 6 April 1999). Five times the twelve minimum wages: 2026 is
// 5 x 13 518.68 + 7 x 13 856.63 = 164 589.81, 2025 4 x 13 188.96 + 8 x 13 518.68 = 160 905.28.
describe('the contribution ceiling is the year’s', () => {
  test('pay below it bears contributions whole, although some months are above theirs', () => {
    // 12 x 13 700 = 164 400: x 8.5 %, x 2.8 %, x 0.25 %. The slip of January stops at 13 518.68 x 8.5 %.
    expect(calculate({}).annualSalary).toMatchObject({
      pensionContributions: 13_974,
      illnessContributions: 4603.2,
      illnessCashContributions: 411,
    });
    expect(calculate({ payMonth: '2026-01' }).monthlySalary.pensionContributions).toBe(1149.09);
  });

  test('pay above it stops at it', () => {
    // 164 589.81 x 8.5 %, and 2025: 160 905.28 x 8 %.
    expect(calculate({ grossSalary: 13_716 }).annualSalary.pensionContributions).toBe(13_990.13);
    const of2025 = calculate({ grossSalary: 13_500, payMonth: '2025-12' }).annualSalary;
    expect(of2025.pensionContributions).toBe(12_872.42);
  });

  test('a bonus takes what the year leaves', () => {
    // 189.81 of 500: the year’s pension is 164 589.81 x 8.5 %, the slip of the bonus 189.81 x 8.5 %.
    const { annualSalary, bonusPay } = calculate({ bonus: 500 });
    expect(annualSalary.pensionContributions).toBe(13_990.13);
    expect(bonusPay?.pensionContributions).toBe(16.13);
  });

  test('of the self-employed as well', () => {
    // 164 400 x 17 %, x 5.6 %, x 0.5 %, x 0.65 %: 215.32 more than month by month.
    const asked = { employmentType: 2, salaryPeriod: 'annual' } as const;
    expect(calculate({ ...asked, grossSalary: 164_400 }).annualSalary).toMatchObject({
      pensionContributions: 27_948,
      illnessContributions: 9206.4,
      illnessCashContributions: 822,
      accidentInsurance: 1068.6,
    });
  });

  test('is said where the month or the year reaches it', () => {
    expect(calculate({}).hints).not.toContain('contributionCeilingReached');
    expect(calculate({ payMonth: '2026-01' }).hints).toContain('contributionCeilingReached');
    expect(calculate({ bonus: 500 }).hints).toContain('contributionCeilingReached');
  });
});
