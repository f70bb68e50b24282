/** Restarts several servers behind one address under load, each as often as the argument says (2): npm run restarts -- 5 */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
await runOrExit('tsx', ['api/endurance/restarts.ts', ...process.argv.slice(2)]);
