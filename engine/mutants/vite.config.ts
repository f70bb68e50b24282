import path from 'node:path';
import { defineConfig } from 'vite';

const ourVitest = path.resolve('mutants/vitest.ts');

/** Compiles the tests together with the mutants. */
export default defineConfig({
  root: 'mutants',
  logLevel: 'warn',
  ssr: { external: ['vitest', 'fast-check'] },
  plugins: [
    {
      name: 'tests in one process',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'vitest' && importer !== ourVitest ? ourVitest : null),
    },
  ],
  build: {
    ssr: 'tests.ts',
    outDir: '.cache',
    emptyOutDir: true,
    // Tests are read for what they do and not for what they export.
    rolldownOptions: {
      treeshake: false,
      output: { entryFileNames: 'tests.js', codeSplitting: false },
    },
  },
});
