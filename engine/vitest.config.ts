import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { name: 'engine', include: ['src/**/*.test.ts'], environment: 'node' },
});
