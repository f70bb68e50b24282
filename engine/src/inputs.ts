/** The engine's second door: what a form needs, without the calculators. Small enough for a page's script. */
export { netSalaryInputSchema, type NetSalaryInput } from './calculators/net-salary/input.ts';
export type { NetSalaryResult } from './calculators/net-salary/result.ts';
export { hintIds, type HintId, type SalaryBreakdown } from './calculators/salary-breakdown.ts';
export { jointSalaryInputSchema, type JointSalaryInput } from './calculators/joint-salary/input.ts';
export type { JointPerson, JointSalaryResult } from './calculators/joint-salary/result.ts';
export {
  freelanceDefaults,
  freelanceInputSchema,
  type FreelanceInput,
} from './calculators/freelance/input.ts';
export type { FreelanceResult } from './calculators/freelance/result.ts';
export { previewedWorkingYear } from './calculators/freelance/working-year.ts';
export {
  figureIds,
  stepIds,
  type BracketShare,
  type ExplainedLine,
  type MonthSpan,
  type Operand,
  type OperandId,
  type RoundingId,
  type Step,
  type StepId,
} from './explanation/step.ts';
export type { Source } from './dated/source.ts';
export {
  salaryStatisticsInputSchema,
  type SalaryStatisticsInput,
} from './calculators/salary-statistics/input.ts';
export {
  statisticFields,
  type SalaryStatisticsResult,
  type StatisticField,
  type StatisticSource,
} from './calculators/salary-statistics/result.ts';
export type { Calculator, Example, Refusal } from './calculators/calculator.ts';
export {
  defaultPayMonth,
  newestPayMonth,
  oldestPayMonth,
  rulePeriods,
  type RulePeriod,
} from './law-in-force/rule-periods.ts';
export { minimumGrossSalary, salaryFigures } from './law-in-force/salary-figures.ts';
