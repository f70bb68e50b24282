import { defineConfig } from 'vite';

const doors = ['index', 'calculators', 'law', 'fetch', 'suen'] as const;

/** The package is the engine in one piece: no dependency, and no file that an import could reach beside the doors. */
export default defineConfig({
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(doors.map((door) => [door, `src/${door}.ts`])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'engine-[hash].js' },
    },
  },
});
