/** Kills and restarts two servers and the Valkey server that they share, under load, as often as the argument says (3): npm run machines -- 5 */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
await runOrExit('tsx', ['api/endurance/machines.ts', ...process.argv.slice(2)]);
