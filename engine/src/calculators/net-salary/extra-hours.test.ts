import { describe, expect, test } from 'vitest';
import { inCents } from '../../money/in-cents.test-support.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({
  grossSalary: 5000,
  taxClass: 1,
  payMonth: '2026-06',
  explain: false,
});
describe('overtime', () => {
  test('ten hours beside 5 000 in class 1, June 2026', () => {
    // 5 000 / 173 x 10 = 289.02, x 40 % = 115.61; medical care 2.8 % x 5 289.02 = 148.09, long-term care 1.4 % x (5 289.02 -
    // 692.83) = 64.35; pension, sick pay, tax and credits as without: 5 404.63 - 148.09 - 12.50 - 425 - 64.35 - 685.70.
    expect(calculate({ overtimeHours: 10 }).monthlySalary).toEqual({
      grossSalary: 5404.63,
      overtimePay: 404.63,
      pensionContributions: 425,
      illnessContributions: 148.09,
      illnessCashContributions: 12.5,
      longTermCareInsurance: 64.35,
      accidentInsurance: 0,
      taxBeforeCredits: 719.7,
      taxCredits: 34,
      tax: 685.7,
      netSalary: 4068.99,
    });
  });

  test('is paid by the hour of part-time work as by that of full-time work', () => {
    // 2 500 for 20 hours a week is 5 000 for 40.
    const half = calculate({ grossSalary: 2500, weeklyHours: 20, overtimeHours: 10 });
    expect(half.monthlySalary.overtimePay).toBe(404.63);
  });

  test('is twelve months in the year', () => {
    const { annualSalary } = calculate({ overtimeHours: 10 });
    expect(annualSalary.overtimePay).toBe(4855.56);
    expect(annualSalary.grossSalary).toBe(64_855.56);
    // Free of tax: the year's tax is that of 60 000, and so are its credits.
    expect(annualSalary.taxBeforeCredits).toBe(8649);
    expect(annualSalary.taxCredits).toBe(calculate({}).annualSalary.taxCredits);
    // 12 x 289.02 = 3 468.24: 2.8 % x 63 468.24 = 1 777.11.
    expect(annualSalary.illnessContributions).toBe(1777.11);
  });
});

describe('supplements', () => {
  test('eight hours on Sundays beside 4 000', () => {
    // 4 000 / 173 x 8 x 70 % = 129.48. It bears 11.01 + 3.63 + 1.81 = 16.45; they lower the tax from 411.70 to
    // 407.20: 129.48 - 16.45 + 4.50 = 117.53 more net.
    const { supplements, netSalary } = calculate({
      grossSalary: 4000,
      sundayHours: 8,
    }).monthlySalary;
    expect(supplements).toBe(129.48);
    const netWithoutHours = calculate({ grossSalary: 4000 }).monthlySalary.netSalary;
    expect(inCents(netSalary) - inCents(netWithoutHours)).toBe(11_753);
  });

  // Code du travail, art. L. 231-7 (2) and L. 344-14. 4 000 / 173 x 32 = 739.88;
  // x 70 % = 517.92, x 100 % = 739.88.
  test.each([
    [{}, 517.92],
    [{ sundayRule: null }, 517.92],
    [{ sundayRule: 'general' }, 517.92],
    [{ sundayRule: 'underAge' }, 739.88],
    [{ sundayRule: 'hospitality' }, undefined],
    [{ sundayRule: 'farming' }, undefined],
  ] as const)('32 hours on Sundays beside 4 000, %o: %d', (rule, supplements) => {
    const answer = calculate({ grossSalary: 4000, sundayHours: 32, ...rule });
    expect(answer.monthlySalary.supplements).toBe(supplements);
    expect(answer.hints.includes('sundayLeave')).toBe(supplements === undefined);
  });

  test('in hotels there is none for Sundays, but for nights', () => {
    const workInHotels = { grossSalary: 4000, sundayHours: 32, sundayRule: 'hospitality' } as const;
    const resultWithoutHours = calculate({ grossSalary: 4000 });
    // 470.15 of net that no law gives.
    expect(calculate(workInHotels).monthlySalary).toEqual(resultWithoutHours.monthlySalary);
    const general = calculate({ ...workInHotels, sundayRule: 'general' }).monthlySalary.netSalary;
    expect(inCents(general) - inCents(resultWithoutHours.monthlySalary.netSalary)).toBe(47_015);
    // 4 000 / 173 x 10 x 15 % = 34.68.
    expect(calculate({ ...workInHotels, nightHours: 10 }).monthlySalary.supplements).toBe(34.68);
  });

  test('the branch says nothing without hours, and nothing of the self-employed', () => {
    const hotelRule = { sundayRule: 'hospitality' } as const;
    expect(calculate(hotelRule)).toEqual(calculate({}));
    const selfEmployed = { employmentType: 2, sundayHours: 8 } as const;
    expect(calculate({ ...selfEmployed, ...hotelRule })).toEqual(calculate(selfEmployed));
  });

  test('eight hours on public holidays are paid twice, and taxed once', () => {
    // 4 000 / 173 x 8 = 184.97, twice 369.94; sick pay on 4 184.97: 10.46; pension on 4 369.94: 371.44.
    const { monthlySalary } = calculate({ grossSalary: 4000, publicHolidayHours: 8 });
    expect(monthlySalary).toMatchObject({
      supplements: 369.94,
      illnessCashContributions: 10.46,
      pensionContributions: 371.44,
    });
  });

  test('night work has the supplement of the agreement, by default 15 %', () => {
    // 5 000 / 173 x 20 x 15 % = 86.71, x 25 % = 144.51.
    expect(calculate({ nightHours: 20 }).monthlySalary.supplements).toBe(86.71);
    expect(
      calculate({ nightHours: 20, nightSupplementPercent: 25 }).monthlySalary.supplements,
    ).toBe(144.51);
  });
});

test('the payslip that ACD gives the entries of, January 2025', () => {
  // Class 1, 3 500, car 25 000 at 2 %, FD 165, 10 hours of overtime, 8 on holidays. By hand: semi-net
  // 3 520.74, tax 407.20; CIS and CI-CO2 on 4 161.85 x 12: 37.58 + 12.03. No CISSM, which counts all of the 4 606.93.
  const { monthlySalary } = calculate({
    grossSalary: 3500,
    payMonth: '2025-01',
    transportCosts: 1980,
    overtimeHours: 10,
    publicHolidayHours: 8,
    companyCar: { priceWithVat: 25_000, firstRegistered: '2025-01', drive: 'combustion' },
  });
  expect(monthlySalary).toEqual({
    grossSalary: 4606.93,
    overtimePay: 283.23,
    supplements: 323.7,
    benefitsInKind: 500,
    illnessContributions: 126.73,
    illnessCashContributions: 9.15,
    pensionContributions: 345.9,
    longTermCareInsurance: 54.13,
    accidentInsurance: 0,
    taxBeforeCredits: 407.2,
    taxCredits: 49.61,
    tax: 357.59,
    netSalary: 3213.43,
  });
});

test('a raise leaves the pay for extra hours as it is', () => {
  const { marginal } = calculate({ overtimeHours: 10, marginal: true });
  // As without overtime, which a raise of the salary does not change here: the tax is the same.
  expect(marginal?.monthly).toMatchObject({ grossSalary: 100, netSalary: 48.41 });
});

test('no hours are none, and the self-employed have none', () => {
  const none = { overtimeHours: 0, sundayHours: null, publicHolidayHours: 0, nightHours: 0 };
  expect(calculate(none)).toEqual(calculate({}));
  const selfEmployed = { employmentType: 2 } as const;
  expect(calculate({ ...selfEmployed, overtimeHours: 10 })).toEqual(calculate(selfEmployed));
});
