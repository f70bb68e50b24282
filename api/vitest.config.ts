import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Its `source` is TypeScript, too, which Node does not read below node_modules.
    server: { deps: { inline: [/@modelcontextprotocol/, /eventsource/] } },
    // What all files import is read once: a third of the time. No test leaves anything behind.
    isolate: false,
    testTimeout: 15_000,
    globalSetup: [
      '../engine/build/write-validators.ts',
      'src/test-support/compile-processes.test-support.ts',
      'src/test-support/install-valkey.test-support.ts',
    ],
    setupFiles: ['src/test-support/every-test-file.test-support.ts'],
  },
});
