import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['mutants/.cache/tests.js'], environment: 'node', testTimeout: 60_000 },
});
