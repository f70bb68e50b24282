/** Runs one of the long tests of the built server with the arguments behind its name: restarts, machines, steady. */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await build();
const [, , name, ...others] = process.argv;
await runOrExit('tsx', [`api/endurance/${name}.ts`, ...others]);
