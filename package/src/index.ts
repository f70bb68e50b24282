/** The package's main door: a calculation, and what it can be refused for. */
export { calculate, RefusedCalculation, type Calculations } from './calculate.ts';
export type { CalculatorId, Problem, RefusedField, Step } from '../../engine/src/index.ts';
