/** Asks the built server at a steady pace, minutes (20) and requests a second (500) as arguments: npm run steady -- 20 500 */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
await runOrExit('tsx', ['api/endurance/steady.ts', ...process.argv.slice(2)]);
