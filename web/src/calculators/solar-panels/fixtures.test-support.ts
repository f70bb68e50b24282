import type { SolarPanelsInput } from '@suen/engine/calculators/solar-panels/input';
import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with the form's defaults for a consumption of 7 200 kWh. By hand: 18 panels of 0.4 kWp, 14 400 less 7 200 and
 * 500; 2 736 x 0.22 + 4 464 x 0.12 = 1 137.60 a year, in 25 years 28 440.00. Under the subsidy in force 7.2 x (1 155 - 33 x 7.2) =
 * 6 605.28, so 7 294.72 / (601.92 + 4 464 x 0.05) = 8.8 years; the months are 38 % of what they generate.
 */
export const { answer, calculate, calculationPath, showPage } = roomInTest('solar-panels', {
  entries: { consumption: 7200 },
});

/** The answer to 7 200 kWh a year with further entries. */
export const answerTo7200Kwh = (entries: Partial<SolarPanelsInput> = {}) =>
  answersOf<SolarPanelsInput, SolarPanelsResult>('solar-panels')({ consumption: 7200, ...entries });

/** Subsidies of 100 %. */
export const fullyCovered = { baseSubsidyPercent: 100, additionalSubsidyAmount: 0 };
