import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { inForce } from '../../dated/parameter.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { newestPayMonth } from '../../law-in-force/rule-periods.ts';
import * as law from '../../law/every-law.ts';
import { paidDaysOff } from '../../law/every-law.ts';
import { inPercent } from '../../money/rate.ts';
import { calculate as netSalary } from '../net-salary/calculate.ts';
import { calculate as calculateOn } from './calculate.ts';
import { freelanceCall, type FreelanceInput } from './input.ts';
import { freelanceDefaults, usualRateFor } from './usual-year-preview.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: FreelanceInput) => calculateOn(input, day('2025-01-15'));

describe('a freelance year', () => {
  test('is the self-employed year of its turnover', () => {
    const { annualSalary, monthlySalary } = calculate({ ratePerHour: 30, taxClass: 1 });
    const profit = { grossSalary: 53_520, employmentType: 2, salaryPeriod: 'annual' } as const;
    const same = netSalary({ ...profit, taxClass: 1 }, day('2025-01-15'));
    expect(annualSalary).toEqual(same.annualSalary);
    expect(monthlySalary).toEqual(same.monthlySalary);
  });

  test('begins with the days off of the law on employees', () => {
    const { publicHolidays, leave } = inForce(paidDaysOff, newestPayMonth).value;
    expect([freelanceDefaults.yearlyHolidays, freelanceDefaults.vacationDays]).toEqual([
      publicHolidays,
      leave,
    ]);
  });

  test('takes a missing field, null and the default for the same', () => {
    const given = calculate({ ...freelanceDefaults });
    expect(calculate({ ratePerHour: 30 })).toEqual(given);
    expect(
      calculate({ ratePerHour: 30, hoursPerDay: null, daysPerWeek: null, taxClass: 0, vat: null }),
    ).toEqual(given);
  });

  test('is explained by steps that give their amounts to whoever redoes them', () => {
    const { explanation } = calculate({
      ratePerHour: 47.35,
      hoursPerDay: 7.25,
      vat: 17,
      rcpi: 9000,
    });
    const steps = [...(explanation?.monthlySalary ?? []), ...(explanation?.annualSalary ?? [])];
    expect(steps.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['workingDays', 'invoiced', 'vatAmount', 'netSalary']),
    );
    expectRedone(steps);
  });

  // 12 x 3 307.45 = 39 689.40, because each line of a month is rounded.
  test('says that twelve months are not the year, and nothing of it where nothing is earned', () => {
    const { monthlySalary, annualSalary, hints } = calculate({ ratePerHour: 30 });
    expect([monthlySalary.netSalary, annualSalary.netSalary]).toEqual([3307.45, 39_689.47]);
    expect(hints).toContain('monthsDifferFromYear');
    expect(calculate({ ratePerHour: 0 }).hints).not.toContain('monthsDifferFromYear');
  });

  test('takes no VAT or the rates of the law', () => {
    for (const { value } of law.vatRates.versions) {
      const rates = Object.values(value).map(inPercent);
      expect(freelanceCall.inputSchema.properties.vat.enum).toEqual([
        0,
        ...rates.toSorted((a, b) => a - b),
        null,
      ]);
    }
  });

  test('half hours count: 30 x 7.5 x 223 = 50 175', () => {
    expect(calculate({ ratePerHour: 30, hoursPerDay: 7.5 }).invoiced).toBe(50_175);
  });

  // 30 x 223 days: 8.165 x 6 690 = 54 623.85; eight hours and a third of a minute, 8.005556 x 6 690 = 53 557.16964.
  test.each([
    [8.165, 54_623.85],
    [8.005556, 53_557.17],
  ])('%d hours count as they are written', (hoursPerDay, invoiced) => {
    expect(calculate({ ratePerHour: 30, hoursPerDay }).invoiced).toBe(invoiced);
  });

  test('has no negative working days, and no work gives no income, contributions or tax', () => {
    const idle = calculate({ ratePerHour: 30, vacationDays: 365 });
    expect(idle.workingDays).toBe(0);
    for (const amount of Object.values(idle.annualSalary)) expect(amount).toBe(0);
    expect(idle.hints).toContain('exemptFromContributions');
  });

  // Exempt up to a third of the year's minimum wages, 4 x 879.26 + 8 x 901.25 = 10 727.04. One working day: 52 - 11 - 40.
  test.each([
    [1.072704, 10_727.04, 'exemptFromContributions'],
    [1.072705, 10_727.05, 'minimumContributionBase'],
  ])('the exemption is a test of the year: %d hours', (hoursPerDay, invoiced, hint) => {
    const oneDay = { ratePerHour: 10_000, daysPerWeek: 1, vacationDays: 40 };
    const result = calculate({ ...oneDay, hoursPerDay });
    expect(result.invoiced).toBe(invoiced);
    expect(result.hints).toContain(hint);
  });

  // 50 000 from 2025 and 10 % more until the end of the year, 35 000 and no more before; only where no VAT is charged. 8 x 223 =
  // 1 784 hours: 28 make 49 952, 30 make 53 520, 30.83 make 55 000.72.
  test.each([
    [{ ratePerHour: 30 }, 50_000, true, false, 'within'],
    [{ ratePerHour: 30.83 }, 50_000, true, true, 'beyond'],
    [{ ratePerHour: 30.83, vat: 17 }, 50_000, false, false, undefined],
    [{ ratePerHour: 28 }, 50_000, false, false, 'below'],
    [{ ratePerHour: 28, payMonth: '2024-06' }, 35_000, true, true, 'above'],
  ] as const)('%o: small-business threshold %d passed: %s, the tolerance: %s: %s', (...row) => {
    const [input, threshold, isAbove, isBeyond, turnoverIs] = row;
    const result = calculate(input);
    expect(result).toMatchObject({
      smallBusinessThreshold: threshold,
      aboveSmallBusinessThreshold: isAbove,
      aboveToleratedTurnover: isBeyond,
    });
    expect(result.turnoverIs).toBe(turnoverIs);
  });
});

// 45 x 8 x 223 = 80 280. Contracts are deducted by residents, and by who is treated as one (L.I.R. art. 157ter).
test('special expenses of non-residents leave the lump sum', () => {
  const taxOf = (more: object) =>
    calculate({ ratePerHour: 45, taxClass: 1, payMonth: '2026-06', ...more });
  const elsewhere = { residence: 'elsewhere', specialExpenses: 5000 };
  expect(taxOf(elsewhere).annualSalary.tax).toBe(
    taxOf({ residence: 'elsewhere' }).annualSalary.tax,
  );
  expect(taxOf(elsewhere).hints).toContain('expensesOfResidents');
  expect(taxOf({ ...elsewhere, treatedAsResident: true }).annualSalary.tax).toBe(
    taxOf({ specialExpenses: 5000 }).annualSalary.tax,
  );
});

// L.I.R. art. 157bis, par. 5: non-residents have the credit only where they are treated as residents.
test.each([
  [{ taxClass: 2 }, true],
  [{ taxClass: 2, residence: 'elsewhere', treatedAsResident: true }, true],
  [{ taxClass: 2, residence: 'elsewhere' }, false],
  [{ taxClass: 1 }, false],
] as const)('the credit of single parents is said to be left out: %o: %s', (who, isSaid) => {
  const { hints } = calculate({ ratePerHour: 45, payMonth: '2026-06', ...who });
  expect(hints.includes('singleParentCreditLeftOut')).toBe(isSaid);
});

describe('the exemption from contributions, 2025', () => {
  // A third of the year's minimum wages: 4 x 879.26 + 8 x 901.25 = 10 727.04. One day of two hours invoices twice the rate.
  const oneDay = {
    hoursPerDay: 2,
    daysPerWeek: 1,
    yearlyHolidays: 51,
    vacationDays: 0,
    taxClass: 1,
    payMonth: '2025-06',
  } as const;
  const resultOfProfit = (profit: number) => calculate({ ...oneDay, ratePerHour: profit / 2 });

  // Guichet: exempt up to a third of the year's minimum wages, 10 727.04 in 2025. L.I.R. art. 152ter (1): then without credits.
  test('ends at once: 10 727 leaves 10 727.00, 10 728 leaves 4 016.49', () => {
    const exempt = resultOfProfit(10_727);
    expect(exempt.annualSalary.netSalary).toBe(10_727);
    expect(exempt.annualSalary.longTermCareInsurance).toBe(0);
    expect(exempt.hints).toContain('exemptFromContributions');
    const above = resultOfProfit(10_728);
    expect(above.annualSalary.netSalary).toBe(4016.49);
    expect(above.hints).toEqual(
      expect.arrayContaining(['minimumContributionBase', 'nearExemptionLimit']),
    );
  });

  test('says the highest exempt profit and what it leaves, as long as that is more', () => {
    // Nothing is taken of 10 727.04, and nothing is granted.
    const exemption = { profit: 10_727.04, netSalary: 10_727.04 };
    expect(resultOfProfit(9000).exemption).toEqual(exemption);
    expect(resultOfProfit(9000).hints).not.toContain('nearExemptionLimit');
    expect(resultOfProfit(17_500).exemption).toEqual(exemption);
    expect(resultOfProfit(17_500).hints).toContain('nearExemptionLimit');
    // 17 500 - 7 337.29 (22.8 % of 32 181.08) - 245.00 + 792 = 10 709.71; from about 17 518 on net is higher than at the limit.
    const higher = resultOfProfit(18_800);
    expect(higher.annualSalary.netSalary).toBeGreaterThan(exemption.netSalary);
    expect(higher).not.toHaveProperty('exemption');
    expect(higher.hints).not.toContain('nearExemptionLimit');
  });
});

describe('insurance of a profit of at most a third of the minimum wages, 2026', () => {
  // One day a year, 10 000 an hour.
  const oneDay = {
    ratePerHour: 10_000,
    daysPerWeek: 1,
    yearlyHolidays: 51,
    vacationDays: 0,
    taxClass: 1,
    payMonth: '2026-06',
  } as const;
  const low = { ...oneDay, hoursPerDay: 1.0972 };

  // A third of the year's minimum wages: 5 x 901.25 + 7 x 923.78 = 10 972.71. L.I.R. art. 152ter (1): no credits.
  test('without it nothing is taken and nothing is granted', () => {
    const { annualSalary } = calculate({ ...oneDay, hoursPerDay: 1.097271 });
    expect(annualSalary.netSalary).toBe(10_972.71);
    expect(annualSalary.taxCredits).toBe(0);
    // The scheme for the self-employed needs insured income: it would lower no tax here, and says nothing of it.
    expect(calculate({ ...low, rcpi: 1000 })).toEqual(calculate(low));
  });

  // On 32 918.01: 5 596.06 (17 %), 1 843.41 (5.60 %), 164.59 (0.50 %) and 213.97 (0.65 %) are 7 818.03; 1.4 % x 10 972 =
  // 153.61. Credits 300 + 0.029 x 10 036 = 591.05 (591.044) and 216. 10 972 - 7 818.03 - 153.61 + 807.05 = 3 807.41.
  test('who joins it on request pays contributions and has the credits', () => {
    const joined = calculate({ ...low, insuredOnRequest: true });
    expect(joined.annualSalary.taxCredits).toBe(807.05);
    expect(joined.annualSalary.netSalary).toBe(3807.41);
    expect(joined.hints).not.toContain('exemptFromContributions');
    expect(joined.hints).not.toContain('nearExemptionLimit');
    expect(joined).not.toHaveProperty('exemption');
  });

  test('above the limit the request changes nothing', () => {
    const above = { ...oneDay, hoursPerDay: 3 };
    expect(calculate({ ...above, insuredOnRequest: true })).toEqual(calculate(above));
  });
});

// L.I.R. art. 129g and 157bis (6); RGD of 8 February 2016, art. 2 (factor of the accident insurance). 150 x 8 x 50 = 60 000.
describe('a profit of 60 000, class 1, 2026', () => {
  const asked = {
    ratePerHour: 150,
    hoursPerDay: 8,
    daysPerWeek: 1,
    yearlyHolidays: 0,
    vacationDays: 2,
    taxClass: 1,
    payMonth: '2026-06',
  } as const;
  const yearOf = (input: Partial<FreelanceInput> = {}) =>
    calculate({ ...asked, ...input }).annualSalary;

  test.each([
    [{}, 6157],
    [{ workingOnAllowance: true }, 3522],
    [{ residence: 'elsewhere' }, 7262],
    [{ residence: 'elsewhere', treatedAsResident: true }, 6157],
  ] as const)('%o is taxed with %d', (input, tax) => {
    expect(yearOf(input)).toMatchObject({ grossSalary: 60_000, taxBeforeCredits: tax });
  });

  test('pays 58.50 less for accident insurance with the factor 0.85', () => {
    expect(yearOf().accidentInsurance).toBe(390);
    expect(yearOf({ accidentFactor: 0.85 }).accidentInsurance).toBe(331.5);
  });
});

// 5 x 52 - 11 - 26 = 223 days of 8 hours are 1 784 hours: half a cent an hour is 8.92 in the year.
test.each([
  [0, 0],
  [53_520, 30],
  // 67 974 / 1 784 = 38.1020...
  [67_974, 38.1],
] as const)('a turnover of %d is a rate of %d in the usual working year', (wish, rate) => {
  expect(usualRateFor(wish)).toBe(rate);
  const { annualSalary } = calculate({ ratePerHour: rate, explain: false, payMonth: '2026-06' });
  expect(Math.abs(annualSalary.grossSalary - wish)).toBeLessThanOrEqual(8.92);
});
