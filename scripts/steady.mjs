/**
 * Sends requests to the built server at a constant rate. The arguments are minutes (20) and requests per second (500): npm run
 * steady -- 20 500
 */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
await runOrExit('tsx', ['api/endurance/steady.ts', ...process.argv.slice(2)]);
