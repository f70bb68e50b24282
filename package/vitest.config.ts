import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'package',
    include: ['**/*.test.ts'],
    environment: 'node',
    // Programs in processes of their own take long where other work shares the machine.
    testTimeout: 60_000,
    globalSetup: ['../engine/build/write-validators.ts'],
  },
});
