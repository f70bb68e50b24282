/**
 * Serves site and API from their sources and reloads on every change. The pages are on PORT (3000), the API behind them on
 * 3001.
 */
import { run, runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';
import { writeValidators } from './validators.mjs';

await setUp();
await runOrExit(...writeValidators);
const [tsx, script] = writeValidators;
const apiPort = '3001';
const { code } = await Promise.race([
  // The functions that check requests are made from the schemas of the inputs, and are written anew after a change.
  run(tsx, ['watch', ...script]),
  run('tsx', ['watch', '--conditions=source', 'src/server.ts'], {
    folder: 'api',
    environment: { PORT: apiPort },
  }),
  run('vite', ['--port', process.env['PORT'] ?? '3000'], {
    folder: 'web',
    environment: { API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  }),
]);
// The end of this process ends the other two.
process.exit(code);
