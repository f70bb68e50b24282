/// <reference types="vite/types/importMeta.d.ts" />
/** The tests that must notice a mutant, as one file: reading them one by one would take most of the time. */
import fc from 'fast-check';
import { test } from './vitest.ts';

export { tests } from './vitest.ts';

// A property that notices a mutant notices it soon.
fc.configureGlobal({ numRuns: 15, interruptAfterTimeLimit: 300 });

const unitTests = import.meta.glob(
  '../src/{money,dated,rules,quantity,pay,law-in-force}/**/*.test.ts',
);
const testsOfAnswers = import.meta.glob([
  '../src/calculators/**/*.test.ts',
  '../src/proof/recomputed-rows.test.ts',
  // These compute the other tests' salaries again, by the thousand, or look at the form of an answer alone.
  '!../src/calculators/{results,explanations}.test.ts',
  '!../src/calculators/gross-salary/*.test.ts',
  '!../src/calculators/joint-salary/independent.test.ts',
  '!../src/calculators/my-year/any-year.test.ts',
  '!../src/calculators/payslip-check/search/{one-cause,two-causes,right-slips}.test.ts',
  // It reads a file beside it.
  '!../src/calculators/loan-cost/published-rows.test.ts',
]);

// A mutant can break the law while it is read, so that no test is left to fail.
const failures: unknown[] = [];
test('all tests can be read', () => {
  if (failures.length > 0) throw failures[0];
});
for (const read of [...Object.values(unitTests), ...Object.values(testsOfAnswers)]) {
  await read().catch((error: unknown) => failures.push(error));
}
