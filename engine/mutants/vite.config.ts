import { defineConfig } from 'vite';

/** Compiles the tests together with the mutants. */
export default defineConfig({
  root: 'mutants',
  logLevel: 'warn',
  ssr: { external: ['vitest', 'fast-check'] },
  build: {
    ssr: 'tests.ts',
    outDir: '.cache',
    emptyOutDir: true,
    // Tests are read for what they do and not for what they export.
    rolldownOptions: { treeshake: false, output: { entryFileNames: 'tests.js' } },
  },
});
