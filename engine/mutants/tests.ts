/// <reference types="vite/types/importMeta.d.ts" />
/** The tests that must notice a mutant, as one file: reading them one by one would take most of the time. */
import fc from 'fast-check';

// A property that finds a mutant finds it soon.
fc.configureGlobal({ interruptAfterTimeLimit: 1000 });

export default import.meta.glob(
  [
    '../src/{money,dated,rules,quantity,law-in-force,calculators}/**/*.test.ts',
    '../src/proof/recomputed-rows.test.ts',
    // These compute the other tests' salaries again, by the thousand, or look at the form of an answer alone.
    '!../src/calculators/{results,explanations}.test.ts',
    '!../src/calculators/gross-salary/*.test.ts',
    '!../src/calculators/joint-salary/independent.test.ts',
    // It reads a file beside it.
    '!../src/calculators/loan-cost/published-rows.test.ts',
  ],
  { eager: true },
);
