/** The engine's small door: what pages need before a result, without the calculators. */

// Dates.
export { dayInLuxembourg } from './dated/day-in-luxembourg.ts';
export { lastDayOf } from './dated/day.ts';
export {
  monthOf,
  monthsInYear,
  monthsLater,
  monthsOf,
  numberInYear,
  yearOf,
} from './dated/month.ts';

// The law of a month or of today, as figures of forms and texts.
export { deductionFigures } from './law-in-force/tax/deduction-law.ts';
export {
  exampleDeedCosts,
  homePurchaseFigures,
} from './law-in-force/home/home-purchase-figures.ts';
export {
  fullTimeWeeklyHours,
  mayRiseWithMinimumWage,
  minimumGrossSalary,
  refusalOfLowSalary,
} from './law-in-force/pay/lowest-salaries.ts';
export {
  firstMonthAhead,
  lastMonthAhead,
  newestPayMonth,
  oldestPayMonth,
  periodOfDay,
  rulePeriods,
  type PeriodOfDay,
  yearStandsForUnknownLaw,
} from './law-in-force/rule-periods.ts';
export { salaryFigures } from './law-in-force/salary-figures.ts';
export { solarFigures, usualSelfConsumptionPercent } from './law-in-force/solar/solar-law.ts';
export { taxClassOfHousehold, taxClassOfValue } from './input/tax-class-values.ts';
export { settlementFigures, taxClassFigures } from './law-in-force/tax/tax-class-law.ts';
export {
  announcedFigures,
  prepaymentFigures,
  taxAdvanceFigures,
} from './law-in-force/text-figures.ts';
export { supportedYears, type SupportedYear } from './law/supported-years.ts';

// What an answer is when it is none.
export type { RefusedField } from './answer/problem.ts';

// Calculators and what forms need of their fields.
export type { Calculator, Call, Example, InputOf } from './calculators/calculator.ts';
export type { CalculatorId } from './calculators/calculators.ts';
export { premiumKinds, specialExpenseDefaults } from './input/deduction-fields.ts';
export { decimalsOfRate } from './input/fields.ts';
export { inTwelveMonths } from './input/payments-in-year.ts';
export type { PeriodHintId } from './input/period.ts';
export { namesOf } from './records.ts';

// What results are made of.
export type { Source } from './dated/source.ts';
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
export type { FigureIn, StepFamily, StepIn } from './explanation/vocabulary/families.ts';
export { payslipLines, takenOffLines } from './explanation/vocabulary/payslip.ts';
export { contributionLines } from './explanation/vocabulary/salary.ts';
export type { SalaryLine } from './explanation/vocabulary/salary.ts';
export { besideSalaryLines } from './pay/beside-salary-lines.ts';
export type { DeductionLimit } from './result/deduction-limit.ts';
export type { HintId } from './result/hints.ts';
export type { Payslip, SalaryBreakdown } from './result/payslip.ts';
export { dwellingUses, isLivedIn, type DwellingUse } from './rules/home/dwelling.ts';
export type { PayslipLine } from './rules/pay/breakdown.ts';
export { isSingleParentsClass } from './rules/tax/credits/single-parents.ts';
export {
  deductionCategories,
  type DeductionCategory,
} from './rules/tax/deductions/deduction-categories.ts';
