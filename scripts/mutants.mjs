/**
 * Changes the engine's arithmetic, dates and rules in every small way, one at a time, and counts the changes that no test of
 * the engine notices (Stryker): npm run mutants [-- money dated]. It takes long, and is no part of npm test.
 */
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
const folders = process.argv.slice(2);
const files = folders.map((folder) => `src/${folder}/**/*.ts`);
const others = ['!src/**/*.test.ts', '!src/**/*.test-support.ts', '!src/dated/publishers.ts'];
const mutate = [...files, ...others].join(',');
await runOrExit('stryker', folders.length === 0 ? ['run'] : ['run', '--mutate', mutate], {
  folder: 'engine',
});
