import type { MyYearInput } from '@suen/engine/calculators/my-year/input';
import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const answerTo = answersOf<MyYearInput, MyYearResult>('my-year');

const usual = { taxYear: 2026, taxClass: 1, salaryFollowsIndex: false } as const;

const changed = {
  spans: [
    { from: '2026-01-01', grossSalary: 5000 },
    { from: '2026-04-01', grossSalary: 5400 },
    { from: '2026-09-01', grossSalary: 4320, weeklyHours: 32 },
  ],
  oneOff: [{ month: '2026-12', bonus: 5000 }],
};

/**
 * A rise in April, 32 hours from September and a bonus in December: the first worked year of the engine. Payslips 46 475.34,
 * withheld 10 023.10, tax 10 192 with the lump sum, so 168.90 are missing.
 */
const changedYear = answerTo({ ...usual, person: changed });

/** The changed year with 2 400 for a pension plan and 480 for insurances: tax 9 198 on 53 400, back 825.10. */
export const deductedYear = answerTo({
  ...usual,
  person: changed,
  deductions: { age1: 35, pension1: 2400, autoLiabilityInsurance1: 480 },
});

/** 5 400 all year, but for the wage index: the tables withhold less than 10 euros too much. */
export const indexedYear = answerTo({
  ...usual,
  salaryFollowsIndex: true,
  person: { spans: [{ from: '2026-01-01', grossSalary: 5400 }] },
});

/** Two salaries and a marriage in June: 10 571.70 withheld, 11 804 due, a return is obligatory. */
export const marriedYear = answerTo({
  ...usual,
  person: { spans: [{ from: '2026-01-01', grossSalary: 5000 }] },
  partner: { spans: [{ from: '2026-01-01', grossSalary: 4000 }] },
  changesOfClass: [{ month: '2026-06', event: 'marriage' }],
});

/** 4 000 from 16 June: 13 of 26 days in June. */
export const partOfYear = answerTo({
  ...usual,
  person: { spans: [{ from: '2026-06-16', grossSalary: 4000 }] },
});

/** The page, usually with the year of three changes. */
export const { calculate, calculationPath, showPage } = roomInTest('my-year', {
  entries: { grossSalary: 5000 },
  result: changedYear,
});
