/** Measures the figures of docs/speed.md: salaries per second, and the server beside a bare one. */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
await runOrExit('tsx', ['engine/bench/salaries.ts']);
await runOrExit('npm', ['run', '--silent', 'budget', '-w', 'api']);
