import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

// Chosen once a run and handed on to the processes of the tests: other servers and other runs are left alone.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));

/** Where the servers of this run keep what visitors send; gone when the run is over. */
const dataFolder = (process.env['E2E_DATA_FOLDER'] ??= newFolder());

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'suen-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where the tests' own server listens. */
export const serverAddress = `http://127.0.0.1:${port}`;

/** How the built server is started for tests: as in production, but never refusing for too many calls. */
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
