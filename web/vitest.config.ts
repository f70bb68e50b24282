import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(
  site,
  defineConfig({
    test: {
      include: ['{src,build}/**/*.test.{ts,tsx}'],
      environment: 'node',
      setupFiles: ['src/shared/testing/fixed-clock.ts'],
      // React and the engine are read once for all files: half the time. Each test cleans up after itself.
      isolate: false,
      testTimeout: 15_000,
    },
  }),
);
