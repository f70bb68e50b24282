/**
 * Restarts three built servers behind one address, one after the other, while clients calculate; ends with code 1 when a
 * request fails.
 *
 *     npm run restarts -- 5
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restartUnderLoad } from '../src/operation/restarted-servers.test-support.ts';
import { startServer } from '../src/test-support/server-process.test-support.ts';
import { wholeNumber } from './whole-number.ts';

const servers = 3;
const clients = 16;
const rounds = wholeNumber('the number of rounds', process.argv[2] ?? '2', 1);
const dataFolder = mkdtempSync(path.join(tmpdir(), 'suen-restarts-'));
try {
  const { answers, different, endings, slowestMs } = await restartUnderLoad({
    servers,
    rounds,
    clients,
    start: (port) =>
      startServer({
        isBuilt: true,
        environment: { PORT: String(port), DATA_FOLDER: dataFolder, RATE_LIMIT_MAX: '0' },
      }),
  });
  console.log(`${servers} servers, ${endings.length} restarts, ${clients} clients`);
  for (const [answer, times] of answers) console.log(`  ${answer} ${times}`);
  console.log(`slowest answer ${slowestMs.toFixed(0)} ms`);
  const isFlawless = answers.size === 1 && answers.has('200') && different === 0;
  if (!isFlawless || endings.some((code) => code !== 0)) process.exitCode = 1;
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
