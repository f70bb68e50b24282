import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { HomeAffordabilityRequest } from './entries.ts';

export type HomeAffordabilityRecord = CalculatorRecord<
  HomeAffordabilityRequest,
  HomeAffordabilityResult
>;
