import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    name: 'engine',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['build/write-validators.ts'],
    // What all files import is read once: a third of the time. No test leaves anything behind.
    isolate: false,
    // Thousands of random cases take long where other work shares the machine.
    testTimeout: 30_000,
  },
});
