/** Installs and builds what is missing, then serves site and API. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp('build');
await build();
const server = spawn(process.execPath, [path.join(root, 'api', 'dist', 'server.js')], {
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));
