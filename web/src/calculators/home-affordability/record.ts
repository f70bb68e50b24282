import type { HomeAffordabilityResult } from '@suen/engine/inputs';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { HomeAffordabilityRequest } from './entries.ts';

export type HomeAffordabilityRecord = CalculatorRecord<
  HomeAffordabilityRequest,
  HomeAffordabilityResult
>;
