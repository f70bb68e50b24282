/** The engine's public door. */
export { answerTo, answerToText, type Answer } from './answer/answer.ts';
export { toJson } from './answer/json.ts';
export { lawCall } from './answer/law.ts';
export { apiBase, fetchHandler, isCall } from './answer/fetch-handler.ts';
export {
  bodyLimitInBytes,
  bodyNotJson,
  bodyTooLarge,
  nothingThere,
  onlyAllowed,
  problem,
  problemMediaType,
  problemSchema,
  refusedInput,
  type Problem,
  type RefusedField,
} from './answer/problem.ts';
export { readJson, UnreadableJson } from './answer/read-json.ts';
export { refusedBySchema } from './answer/refused-fields.ts';
export { callTool, type ToolAnswer } from './assistants/call-tool.ts';
export { assistantInstructions, assistantServer, tools, type Tool } from './assistants/tools.ts';
export {
  calculatorOf,
  calculators,
  type CalculatorId,
  type Calculations,
  type OneCalculator,
} from './calculators/calculators.ts';
export { resultOfCase, type Calculator, type Example } from './calculators/calculator.ts';
export { day, type Day } from './dated/day.ts';
export { dayInLuxembourg } from './dated/day-in-luxembourg.ts';
export {
  newestPayMonth,
  oldestPayMonth,
  periodOfDay,
  rulePeriods,
} from './law-in-force/rule-periods.ts';
export { minimumGrossSalary } from './law-in-force/pay/lowest-salaries.ts';
export type { NetSalaryResult } from './calculators/net-salary/result.ts';
export type { Step } from './explanation/step.ts';
export { listParameters } from './parameters/parameter-list.ts';
export type { FromSchema } from './schema/from-schema.ts';
export type { JsonSchema, NamedSchema } from './schema/json-schema.ts';
