import type { Calculator } from './calculator.ts';
import { freelance } from './freelance/index.ts';
import { grossSalary } from './gross-salary/index.ts';
import { homeAffordability } from './home-affordability/index.ts';
import { jointSalary } from './joint-salary/index.ts';
import { loanCost } from './loan-cost/index.ts';
import { loanOverpayment } from './loan-overpayment/index.ts';
import { myYear } from './my-year/index.ts';
import { netSalary } from './net-salary/index.ts';
import { outstandingBalanceInsurance } from './outstanding-balance-insurance/index.ts';
import { payslipCheck } from './payslip-check/index.ts';
import { salaryStatistics } from './salary-statistics/index.ts';
import { solarPanels } from './solar-panels/index.ts';
import { taxClass } from './tax-class/index.ts';
import { taxOptimization } from './tax-optimization/index.ts';

/** Every calculator, one line per room. */
export const calculators = [
  netSalary,
  grossSalary,
  jointSalary,
  myYear,
  payslipCheck,
  freelance,
  salaryStatistics,
  taxClass,
  taxOptimization,
  outstandingBalanceInsurance,
  loanCost,
  loanOverpayment,
  homeAffordability,
  solarPanels,
] as const satisfies readonly Calculator[];

export type CalculatorId = (typeof calculators)[number]['id'];

/** Any of them. */
export type OneCalculator = Calculator & { readonly id: CalculatorId };

/** The calculator of an id. @throws Error for an id that there is not, which types do not let pass */
export function calculatorOf(id: CalculatorId): OneCalculator {
  const found = calculators.find((calculator) => calculator.id === id);
  if (found === undefined) throw new Error(`There is no calculator ${id}.`);
  return found;
}

/** What each calculator takes and gives. */
export type Calculations = {
  readonly [One in (typeof calculators)[number] as One['id']]: {
    readonly input: Parameters<One['run']>[0];
    readonly result: ReturnType<One['run']>;
  };
};
