/** The package's main door: a calculation, and what it can be refused for. */
export { calculate, RefusedCalculation } from './calculate.ts';
export type { Calculations } from '../../engine/src/index.ts';
export type { CalculatorId, Problem, RefusedField, Step } from '../../engine/src/index.ts';
