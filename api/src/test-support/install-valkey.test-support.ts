import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findValkeyProgram } from '../shared-state/valkey.test-support.ts';

const run = promisify(execFile);
const maxMs = 120_000;
/** The first that the distribution has. */
const packages = ['valkey-server', 'redis-server'];

/**
 * Tests of what machines share need a real Valkey or Redis server. A build server that may install one does; elsewhere, and
 * when it fails, these tests are skipped.
 */
export default async function installValkey(): Promise<void> {
  if (findValkeyProgram() !== undefined) return;
  const mayInstall =
    Boolean(process.env['CI']) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) await install();
  if (findValkeyProgram() === undefined) {
    console.log('No valkey-server or redis-server here: tests of the shared state are skipped.');
  }
}

async function install(): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...parameters: readonly string[]) =>
    run('apt-get', parameters, { env: environment, timeout: maxMs });
  try {
    await aptGet('update');
    for (const name of packages) {
      const installed = aptGet('install', '-y', '--no-install-recommends', name);
      if (await installed.then(Boolean, () => false)) return;
    }
  } catch {
    // Said by who calls: without the program the tests are skipped.
  }
}
