/** The engine's second door: what a form needs, without the calculators. Small enough for a page's script. */
export { netSalaryInputSchema, type NetSalaryInput } from './calculators/net-salary/input.ts';
export type { NetSalaryResult } from './calculators/net-salary/result.ts';
export type { PeriodHintId } from './calculators/requested-period.ts';
export type { HintId, SalaryBreakdown } from './calculators/salary-breakdown.ts';
export { jointSalaryInputSchema, type JointSalaryInput } from './calculators/joint-salary/input.ts';
export { defaultReallocationShare } from './calculators/joint-salary/input.ts';
export type { CoupleFilings, JointSalaryResult } from './calculators/joint-salary/result.ts';
export {
  freelanceDefaults,
  freelanceInputSchema,
  type FreelanceInput,
} from './calculators/freelance/input.ts';
export type { FreelanceResult } from './calculators/freelance/result.ts';
export { previewedWorkingYear } from './calculators/freelance/working-year.ts';
export type {
  BracketShare,
  ExplainedLine,
  MonthSpan,
  Operand,
  OperandId,
  Operation,
  RoundingId,
  Step,
  StepId,
} from './explanation/step.ts';
export { deedFigureIds, deedStepIds } from './explanation/vocabulary/deeds.ts';
export { deductionFigureIds, deductionStepIds } from './explanation/vocabulary/deductions.ts';
export { loanFigureIds, loanStepIds } from './explanation/vocabulary/loans.ts';
export { prepaymentFigureIds, prepaymentStepIds } from './explanation/vocabulary/prepayments.ts';
export {
  salaryFigureIds,
  salaryStepIds,
  type SalaryLine,
} from './explanation/vocabulary/salary.ts';
export { solarFigureIds, solarStepIds } from './explanation/vocabulary/solar.ts';
export type { Source } from './dated/source.ts';
export type { SalaryStatisticsInput } from './calculators/salary-statistics/input.ts';
export type {
  SalaryStatisticsResult,
  StatisticField,
} from './calculators/salary-statistics/result.ts';
export type { Calculator, Example, Refusal } from './calculators/calculator.ts';
export {
  newestPayMonth,
  oldestPayMonth,
  periodOfDay,
  rulePeriods,
  type PeriodOfDay,
} from './law-in-force/rule-periods.ts';
export {
  fullTimeWeeklyHours,
  minimumGrossSalary,
  salaryFigures,
} from './law-in-force/salary-figures.ts';
export {
  taxOptimizationDefaults,
  taxOptimizationInputSchema,
  type TaxOptimizationInput,
} from './calculators/tax-optimization/input.ts';
export {
  deductionCategories,
  type DeductionCategory,
} from './calculators/tax-optimization/categories.ts';
export type {
  DeductionTotal,
  TaxOptimizationResult,
  TaxSaving,
} from './calculators/tax-optimization/result.ts';
export type { DeductionRoom } from './calculators/deduction-room.ts';
export { supportedYears, type SupportedYear } from './law/supported-years.ts';
export {
  outstandingBalanceInsuranceDefaults,
  outstandingBalanceInsuranceInputSchema,
  type OutstandingBalanceInsuranceInput,
} from './calculators/outstanding-balance-insurance/input.ts';
export type { OutstandingBalanceInsuranceResult } from './calculators/outstanding-balance-insurance/result.ts';
export {
  loanCostDefaults,
  loanCostInputSchema,
  mostLoanYears,
  type LoanCostInput,
} from './calculators/loan-cost/input.ts';
export type {
  LoanCostResult,
  MonthlyAmortization,
  YearlyAmortization,
} from './calculators/loan-cost/result.ts';
export {
  loanOverpaymentDefaults,
  loanOverpaymentInputSchema,
  type LoanOverpaymentInput,
} from './calculators/loan-overpayment/input.ts';
export type { LoanOverpaymentResult } from './calculators/loan-overpayment/result.ts';
export { earlyRepaymentFigures } from './law-in-force/early-repayment-figures.ts';
export {
  homeAffordabilityDefaults,
  homeAffordabilityInputSchema,
  type HomeAffordabilityInput,
} from './calculators/home-affordability/input.ts';
export type {
  HomeAffordabilityResult,
  PurchaseCosts,
} from './calculators/home-affordability/result.ts';
export { deductionFigures } from './law-in-force/deduction-law.ts';
export {
  shortestLifespanYears,
  solarPanelsDefaults,
  solarPanelsInputSchema,
  type SolarPanelsInput,
} from './calculators/solar-panels/input.ts';
export type {
  EnergyFlows,
  EnergyMonth,
  SchemeInForce,
  SolarHintId,
  SolarPanelsResult,
} from './calculators/solar-panels/result.ts';
export { previewedSolarCost, previewedSolarSystem } from './calculators/solar-panels/system.ts';
export { solarFigures, usualSelfConsumptionPercent } from './law-in-force/solar-law.ts';
export { gaugeZones, gaugeZoneWidths } from './calculators/home-affordability/gauge.ts';
export { exampleDeedCosts, homePurchaseFigures } from './law-in-force/home-purchase-figures.ts';
export { decimalsOfRate } from './calculators/rate-decimals.ts';
