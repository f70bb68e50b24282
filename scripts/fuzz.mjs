/** Random requests to the built server, the number as an argument (10 000): npm run fuzz -- 100000 [seed] */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
await runOrExit('tsx', ['api/endurance/fuzz.ts', ...process.argv.slice(2)]);
