/** The calculators as data: their fields with limits and descriptions, the fields of their results, worked examples. */
export {
  calculators,
  type Calculator,
  type CalculatorId,
  type Example,
} from '../../engine/src/index.ts';
