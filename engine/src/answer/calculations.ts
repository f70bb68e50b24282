import type { FreelanceInput } from '../calculators/freelance/input.ts';
import type { FreelanceResult } from '../calculators/freelance/result.ts';
import type { GrossSalaryInput } from '../calculators/gross-salary/input.ts';
import type { GrossSalaryResult } from '../calculators/gross-salary/result.ts';
import type { HomeAffordabilityInput } from '../calculators/home-affordability/input.ts';
import type { HomeAffordabilityResult } from '../calculators/home-affordability/result.ts';
import type { JointSalaryInput } from '../calculators/joint-salary/input.ts';
import type { JointSalaryResult } from '../calculators/joint-salary/result.ts';
import type { LoanCostInput } from '../calculators/loan-cost/input.ts';
import type { LoanCostResult } from '../calculators/loan-cost/result.ts';
import type { LoanOverpaymentInput } from '../calculators/loan-overpayment/input.ts';
import type { LoanOverpaymentResult } from '../calculators/loan-overpayment/result.ts';
import type { NetSalaryInput } from '../calculators/net-salary/input.ts';
import type { NetSalaryResult } from '../calculators/net-salary/result.ts';
import type { OutstandingBalanceInsuranceInput } from '../calculators/outstanding-balance-insurance/input.ts';
import type { OutstandingBalanceInsuranceResult } from '../calculators/outstanding-balance-insurance/result.ts';
import type { SalaryStatisticsInput } from '../calculators/salary-statistics/input.ts';
import type { SalaryStatisticsResult } from '../calculators/salary-statistics/result.ts';
import type { SolarPanelsInput } from '../calculators/solar-panels/input.ts';
import type { SolarPanelsResult } from '../calculators/solar-panels/result.ts';
import type { TaxClassInput } from '../calculators/tax-class/input.ts';
import type { TaxClassResult } from '../calculators/tax-class/result.ts';
import type { TaxOptimizationInput } from '../calculators/tax-optimization/input.ts';
import type { TaxOptimizationResult } from '../calculators/tax-optimization/result.ts';

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
