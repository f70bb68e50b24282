import { defineConfig } from 'vitest/config';

/** The tests that must notice a change of money, dates and rules: their own, and no test of a calculator. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    include: ['src/{money,dated,rules}/**/*.test.ts'],
    environment: 'node',
    // A mutant may change what is computed when a file is read: each file is read anew.
    isolate: true,
  },
});
