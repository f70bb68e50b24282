/**
 * Serves site and API from their sources and reloads on every change. The pages are on PORT (3000), the API behind them on
 * 3001.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';

await setUp();
await runOrExit('tsx', ['engine/build/write-validators.ts']);
const apiPort = '3001';
const tools = path.join(root, 'node_modules', '.bin');
const processes = [
  // The functions that check requests are made from the schemas of the inputs, and are written anew after a change.
  spawn(path.join(tools, 'tsx'), ['watch', 'engine/build/write-validators.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(path.join(tools, 'tsx'), ['watch', '--conditions=source', 'src/server.ts'], {
    cwd: path.join(root, 'api'),
    env: { ...process.env, PORT: apiPort },
    stdio: 'inherit',
  }),
  spawn(path.join(tools, 'vite'), ['--port', process.env['PORT'] ?? '3000'], {
    cwd: path.join(root, 'web'),
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
    stdio: 'inherit',
  }),
];
const stop = () => processes.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of processes) child.on('exit', stop);
