import type { Calculator } from './calculator.ts';
import { freelance } from './freelance/index.ts';
import { jointSalary } from './joint-salary/index.ts';
import { netSalary } from './net-salary/index.ts';
import { salaryStatistics } from './salary-statistics/index.ts';

/** Every calculator, one line per room. */
export const calculators = [
  netSalary,
  jointSalary,
  freelance,
  salaryStatistics,
] as const satisfies readonly Calculator[];

export type CalculatorId = (typeof calculators)[number]['id'];
