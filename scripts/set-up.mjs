import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root, run, runOrExit } from './run.mjs';

const oldestNode = [20, 19];
const stamp = path.join(root, 'node_modules', '.installed-from');

/** Installs what the lockfile names, unless that is what is installed already. Says so when Node is too old. */
export async function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    console.error(`Suen needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${major}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages ...');
  const npm = process.env['npm_execpath'];
  await (npm
    ? runOrExit(process.execPath, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
    : runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']));
  writeFileSync(stamp, wanted);
}

/** A browser for the journeys: the one in the packages, one that is there, or the system's package as a last resort. */
export async function ensureBrowser() {
  const first = await tryBrowser();
  if (first.code === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No browser starts here; installing the system package ...');
    await run('apt-get', ['update'], { quiet: true });
    const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
    await run('apt-get', packages, { quiet: true });
    if ((await tryBrowser()).code === 0) return;
  }
  console.error(first.output);
  console.error('No browser starts here. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  process.exit(1);
}

function tryBrowser() {
  return run('tsx', ['browser/try-browser.ts'], { folder: 'e2e', quiet: true });
}
