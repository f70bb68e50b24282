/**
 * Changes the engine's arithmetic, dates, rules and pay in every small way, one at a time, and counts the changes that no test of
 * the engine notices (Stryker): npm run mutants [-- money rules/bonus-tax.ts]. It takes long, and is no part of npm test.
 */
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
const names = process.argv.slice(2);
const files = names.map((name) => (name.endsWith('.ts') ? `src/${name}` : `src/${name}/**/*.ts`));
const others = ['!src/**/*.test.ts', '!src/**/*.test-support.ts', '!src/dated/publishers.ts'];
const mutate = [...files, ...others].join(',');
await runOrExit('stryker', names.length === 0 ? ['run'] : ['run', '--mutate', mutate], {
  folder: 'engine',
});
