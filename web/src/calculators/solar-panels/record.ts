import type { SolarPanelsResult } from '@suen/engine/inputs';
import type { SolarPanelsRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface SolarPanelsRecord {
  readonly request: SolarPanelsRequest;
  readonly result: SolarPanelsResult;
  readonly calculatedOn: Date;
}
