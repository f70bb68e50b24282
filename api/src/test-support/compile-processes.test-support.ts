import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import type { TestProject } from 'vitest/node';
import { compiledFolder, nameOf, programs } from './process-program.test-support.ts';

const apiFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Compiles what tests start in processes of their own: once for all tests, and again whenever they are run again. */
export default async function compileProcesses(project: TestProject): Promise<void> {
  await compileOrSay();
  project.onTestsRerun(compileOrSay);
}

/** The bundler's own error has fields that the test runner takes for its own, and then shows neither module nor file. */
async function compileOrSay(): Promise<void> {
  await compile().catch((error: unknown) => {
    const [reason] = String(error).split(/\n\s+at |\nStack backtrace/);
    throw new Error(`The programs that the API's tests start do not compile. ${reason}`);
  });
}

async function compile(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: apiFolder,
    ssr: {
      noExternal: ['@suen/engine'],
      resolve: { conditions: ['source', ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      outDir: compiledFolder,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((each) => [nameOf(each), `src/${each}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}
