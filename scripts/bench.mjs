/** Measures what the documentation claims: explained salaries per second, and requests per second beside a bare server. */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
await runOrExit('tsx', ['engine/bench/salaries.ts']);
await runOrExit('npm', ['run', '--silent', 'bench', '-w', 'api']);
