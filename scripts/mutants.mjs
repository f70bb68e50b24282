/**
 * Changes the engine's arithmetic, dates, rules and pay in every small way, one at a time, and counts the changes that no test of
 * the engine notices (Stryker): npm run mutants [-- money rules/tax/tariff/bonus-tax.ts]. It takes long, and is no part of npm test.
 */
import { readFile } from 'node:fs/promises';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
const names = process.argv.slice(2);
const files = names.map((name) => (name.endsWith('.ts') ? `src/${name}` : `src/${name}/**/*.ts`));
const settings = JSON.parse(
  await readFile(new URL('../engine/stryker.config.json', import.meta.url), 'utf8'),
);
const leftOut = settings.mutate.filter((/** @type {string} */ pattern) => pattern.startsWith('!'));
const mutate = [...files, ...leftOut].join(',');
await runOrExit('stryker', names.length === 0 ? ['run'] : ['run', '--mutate', mutate], {
  folder: 'engine',
});
