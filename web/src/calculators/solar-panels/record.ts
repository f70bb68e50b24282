import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { SolarPanelsRequest } from './entries.ts';

export type SolarPanelsRecord = CalculatorRecord<SolarPanelsRequest, SolarPanelsResult>;
