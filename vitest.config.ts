import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['engine', 'api', 'web', 'scripts'], maxWorkers: 2 },
});
