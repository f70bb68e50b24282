import { defineConfig } from 'vitest/config';

const needDom = ['{src,build}/**/*.test.tsx', '{src,build}/**/*.dom.test.ts'];

export default defineConfig({
  test: {
    projects: [
      'engine',
      'api',
      'package',
      'scripts',
      // Two projects, because a process keeps what it has read only for files of the same environment that follow each other.
      {
        extends: 'web/vitest.config.ts',
        root: 'web',
        test: { name: 'web', include: ['{src,build}/**/*.test.ts'], exclude: needDom },
      },
      {
        extends: 'web/vitest.config.ts',
        root: 'web',
        test: {
          name: 'web with DOM',
          include: needDom,
          environment: 'happy-dom',
          setupFiles: [
            'src/shared/test-support/quick-dom.test-support.ts',
            'src/shared/test-support/clean-page.test-support.ts',
          ],
        },
      },
    ],
    // Tests that wait for servers and clocks leave room for a third process on two cores.
    maxWorkers: 3,
  },
});
