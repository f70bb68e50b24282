import type { FreelanceInput } from '@suen/engine/calculators/freelance/input';
import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

export const answerTo = answersOf<FreelanceInput, FreelanceResult>('freelance');

/** 30 an hour in January 2025. */
export const january2025 = { ratePerHour: 30, payMonth: '2025-01' } as const;

/**
 * The form's defaults. By hand: 52 x 5 - 11 - 26 = 223 days, 30 x 8 x 223 = 53 520.00; 16 %, 5.60 %, 0.50 %, 0.70 % and
 * 1.4 % of it; class 2: 1 403 before credits of 397.20 + 127.11; net 39 689.47. A month is a twelfth of each line.
 */
export const freelanceDefaultsOf2025 = answerTo(january2025);

/** A year without an hour to invoice. */
export const idleYear = answerTo({ ...january2025, hoursPerDay: 0 });

/** The page, usually with the form's defaults. */
export const { calculate, calculationPath, showPage } = roomInTest('freelance', {
  entries: {},
  result: freelanceDefaultsOf2025,
});
