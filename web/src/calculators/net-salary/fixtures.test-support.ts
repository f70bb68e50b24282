import type { NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { salaryStatistics } from '../../shared/test-support/salary-statistics.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

export const statisticsPath = '/stats/salary';

export const answerTo = answersOf<NetSalaryInput, NetSalaryResult>('net-salary');

/** 5 000 a month in class 1, June 2025. */
export const june2025 = { grossSalary: 5000, taxClass: 1, payMonth: '2025-06' } as const;

/**
 * The page, usually with 5 000 a month in class 1 and the rules from May 2025 on: 3 690.06 net a month and 44 267.63 a year, worked
 * by hand in engine/src/calculators/net-salary/examples.ts.
 */
export const { answer, calculate, calculationPath, showPage } = roomInTest('net-salary', {
  entries: { grossSalary: 5000, payMonth: '2025-05' },
  answers: { [statisticsPath]: [{ status: 200, body: salaryStatistics }] },
});

/**
 * A profit of 5 000 a month of a self-employed person: 9 600, 3 360, 300, 840 and 420 of contributions; 60 000 - 13 680 - 480 = 45 840,
 * down to 45 800, x 0.32 - 8 724.60 = 5 931.40, 5 931 x 1.07 down to 6 346, less credits of 396 is 5 950.
 */
export const selfEmployed = { employmentType: 2 };
