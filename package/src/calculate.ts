import {
  answerTo,
  calculators,
  day,
  type CalculatorId,
  type Problem,
} from '../../engine/src/index.ts';
import type { FreelanceInput } from '../../engine/src/calculators/freelance/input.ts';
import type { FreelanceResult } from '../../engine/src/calculators/freelance/result.ts';
import type { GrossSalaryInput } from '../../engine/src/calculators/gross-salary/input.ts';
import type { GrossSalaryResult } from '../../engine/src/calculators/gross-salary/result.ts';
import type { HomeAffordabilityInput } from '../../engine/src/calculators/home-affordability/input.ts';
import type { HomeAffordabilityResult } from '../../engine/src/calculators/home-affordability/result.ts';
import type { JointSalaryInput } from '../../engine/src/calculators/joint-salary/input.ts';
import type { JointSalaryResult } from '../../engine/src/calculators/joint-salary/result.ts';
import type { LoanCostInput } from '../../engine/src/calculators/loan-cost/input.ts';
import type { LoanCostResult } from '../../engine/src/calculators/loan-cost/result.ts';
import type { LoanOverpaymentInput } from '../../engine/src/calculators/loan-overpayment/input.ts';
import type { LoanOverpaymentResult } from '../../engine/src/calculators/loan-overpayment/result.ts';
import type { NetSalaryInput } from '../../engine/src/calculators/net-salary/input.ts';
import type { NetSalaryResult } from '../../engine/src/calculators/net-salary/result.ts';
import type { OutstandingBalanceInsuranceInput } from '../../engine/src/calculators/outstanding-balance-insurance/input.ts';
import type { OutstandingBalanceInsuranceResult } from '../../engine/src/calculators/outstanding-balance-insurance/result.ts';
import type { SalaryStatisticsInput } from '../../engine/src/calculators/salary-statistics/input.ts';
import type { SalaryStatisticsResult } from '../../engine/src/calculators/salary-statistics/result.ts';
import type { SolarPanelsInput } from '../../engine/src/calculators/solar-panels/input.ts';
import type { SolarPanelsResult } from '../../engine/src/calculators/solar-panels/result.ts';
import type { TaxClassInput } from '../../engine/src/calculators/tax-class/input.ts';
import type { TaxClassResult } from '../../engine/src/calculators/tax-class/result.ts';
import type { TaxOptimizationInput } from '../../engine/src/calculators/tax-optimization/input.ts';
import type { TaxOptimizationResult } from '../../engine/src/calculators/tax-optimization/result.ts';
import { todayInLuxembourg } from './today.ts';

/** What each calculator takes and gives. */
export interface Calculations {
  readonly 'net-salary': { readonly input: NetSalaryInput; readonly result: NetSalaryResult };
  readonly 'gross-salary': { readonly input: GrossSalaryInput; readonly result: GrossSalaryResult };
  readonly 'joint-salary': { readonly input: JointSalaryInput; readonly result: JointSalaryResult };
  readonly freelance: { readonly input: FreelanceInput; readonly result: FreelanceResult };
  readonly 'salary-statistics': {
    readonly input: SalaryStatisticsInput;
    readonly result: SalaryStatisticsResult;
  };
  readonly 'tax-class': { readonly input: TaxClassInput; readonly result: TaxClassResult };
  readonly 'tax-optimization': {
    readonly input: TaxOptimizationInput;
    readonly result: TaxOptimizationResult;
  };
  readonly 'outstanding-balance-insurance': {
    readonly input: OutstandingBalanceInsuranceInput;
    readonly result: OutstandingBalanceInsuranceResult;
  };
  readonly 'loan-cost': { readonly input: LoanCostInput; readonly result: LoanCostResult };
  readonly 'loan-overpayment': {
    readonly input: LoanOverpaymentInput;
    readonly result: LoanOverpaymentResult;
  };
  readonly 'home-affordability': {
    readonly input: HomeAffordabilityInput;
    readonly result: HomeAffordabilityResult;
  };
  readonly 'solar-panels': { readonly input: SolarPanelsInput; readonly result: SolarPanelsResult };
}

/** An input that a calculator does not accept. `problem` names each refused field, with its limit. */
export class RefusedCalculation extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'RefusedCalculation';
    this.problem = problem;
  }
}

/**
 * Calculates as the API of the site does. Amounts are in euros.
 *
 * @param id of the calculator: 'net-salary'
 * @param input its fields; without `payMonth` the law of the present month holds
 * @param today the day in Luxembourg, YYYY-MM-DD; by default that of the clock
 * @throws RefusedCalculation when the input is not accepted
 */
export function calculate<Id extends CalculatorId>(
  id: Id,
  input: Calculations[Id]['input'],
  today: string = todayInLuxembourg(),
): Calculations[Id]['result'] {
  const path = calculators.find((calculator) => calculator.id === id)?.path ?? '';
  const answer = answerTo(path, input, day(today));
  if (answer.status !== 200) throw new RefusedCalculation(answer.body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calculators hold this contract (defineCalculator)
  return answer.body as Calculations[Id]['result'];
}
