import { expect, test } from 'vitest';
import { day } from '../../../dated/day.ts';
import { calculate as netSalary } from '../../net-salary/calculate.ts';
import { calculate } from '../calculate.ts';
import { randomOf } from './planted.test-support.ts';

const today = day('2026-11-26');

/** The payslips are those of the net salary calculator, which agrees with official tables. */
test('2 000 right payslips have no cause, and no line differs', { timeout: 60_000 }, () => {
  const { between, one } = randomOf(3);
  for (let made = 0; made < 2000; made += 1) {
    const known = {
      taxClass: one([1, 2, 3] as const),
      payMonth: one(['2024-06', '2025-03', '2025-09', '2026-02', '2026-10']),
      weeklyHours: one([40, 40, 40, 32, 20]),
      distanceToWork: between(0, 31),
      bonus: one([null, null, 2500]),
      overtimeHours: one([null, null, 6]),
      sundayHours: one([null, null, 8]),
      benefitInKind: one([null, null, 312.5]),
      mealVouchers: one([null, { count: 18 }]),
    };
    const { monthlySalary: month, bonusPay } = netSalary(
      { ...known, grossSalary: between(280_000, 1_500_000) / 100, explain: false },
      today,
    );
    const both = (line: Exclude<keyof typeof month, 'exemptPay'>) =>
      Math.round(((month[line] ?? 0) + (bonusPay?.[line] ?? 0)) * 100) / 100;
    const lines = {
      grossSalary: both('grossSalary'),
      pensionContributions: both('pensionContributions'),
      illnessContributions: both('illnessContributions'),
      illnessCashContributions: both('illnessCashContributions'),
      longTermCareInsurance: both('longTermCareInsurance'),
      taxBeforeCredits: both('taxBeforeCredits'),
      taxCredits: both('taxCredits'),
      netSalary: both('netSalary'),
      ...(known.overtimeHours && made % 2 === 0 && { overtimePay: month.overtimePay }),
    };
    const result = calculate({ ...known, lines, explain: false }, today);
    const differing = result.lines.filter(({ verdict }) => verdict === 'differs');
    expect(differing, JSON.stringify({ known, lines })).toEqual([]);
    expect(result.causes).toEqual([]);
    expect(result.ruledOut).toEqual([]);
  }
});
