import { defineConfig } from 'vite';

/** The engine in one file, which a server reads five times as fast as its hundreds of modules. */
export default defineConfig({
  logLevel: 'warn',
  build: {
    ssr: 'src/index.ts',
    target: 'es2023',
    minify: false,
    // Beside the declarations.
    emptyOutDir: false,
  },
});
