import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // What all files import is read once: a third of the time. No test leaves anything behind.
    isolate: false,
    testTimeout: 15_000,
    globalSetup: [
      '../engine/build/write-validators.ts',
      'compile-processes.ts',
      'install-valkey.ts',
    ],
    setupFiles: ['src/every-test-file.test-support.ts'],
  },
});
