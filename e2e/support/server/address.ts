import getPort from 'get-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The ports are chosen once a run and passed on to the processes of the tests, so that other servers and other runs are not
// disturbed.
const port = (process.env['E2E_PORT'] ??= String(await getPort()));

/** The folder in which the servers of this run store messages. It is deleted after the run. */
const dataFolder = (process.env['E2E_DATA_FOLDER'] ??= newFolder());

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'suen-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of the tests' own server. */
export const serverAddress = `http://127.0.0.1:${port}`;

/** How tests start the built server: as in production, but without a limit on calls. */
export const serverCommand = {
  command: 'node ../api/dist/server.js',
  env: {
    PORT: port,
    HOST: '127.0.0.1',
    RATE_LIMIT_MAX: '0',
    CONTACT_RATE_LIMIT: '0',
    DRAIN_SECONDS: '0',
    DATA_FOLDER: dataFolder,
  },
} as const;
