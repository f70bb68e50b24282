import { defineConfig } from 'vite';

const doors = ['index', 'calculators', 'law', 'fetch', 'suen'] as const;

/**
 * The package is the engine in one piece: no dependency, and no file that an import could reach beside the doors. What speaks
 * with assistants is a part of its own, which nothing else loads.
 */
export default defineConfig({
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(doors.map((door) => [door, `src/${door}.ts`])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `${name === 'mcp' ? name : 'engine'}-[hash].js`,
      },
    },
  },
});
