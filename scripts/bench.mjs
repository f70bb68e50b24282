/**
 * Measures the figures of docs/speed.md: explained salaries per second, and the API beside a bare server, at a pace, from a
 * cold start and after many requests. `npm run bench -- profile` shows where the server's time goes. Other words name one
 * measurement.
 */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
const asked = process.argv.slice(2);
if (asked.length === 0) await runOrExit('tsx', ['engine/bench/salaries.ts']);
await runOrExit('npm', ['run', '--silent', 'bench', '-w', 'api', '--', ...asked]);
