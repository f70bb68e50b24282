import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

/** What both projects of the root's vitest.config.ts have in common. */
export default mergeConfig(
  site,
  defineConfig({
    test: {
      globalSetup: ['../engine/build/write-validators.ts'],
      setupFiles: ['src/shared/test-support/fixed-clock.test-support.ts'],
      // React and the engine are read once for all files: half the time. So nothing that a test replaces may last.
      isolate: false,
      unstubGlobals: true,
      unstubEnvs: true,
      restoreMocks: true,
      testTimeout: 15_000,
    },
  }),
);
