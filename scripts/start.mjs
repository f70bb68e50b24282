/** Installs and builds what is missing, then serves site and API. */
import { build } from './build.mjs';
import { runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp('build');
await build();
await runOrExit(process.execPath, ['api/dist/server.js']);
