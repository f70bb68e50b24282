import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, runOrExit } from './run.mjs';

/**
 * Whether the tools run on this version of Node. package.json names the versions.
 *
 * @param {string} version without the v
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

const stamp = path.join(root, 'node_modules', '.installed-from');

/**
 * `build`: what building and serving need, the dependencies of all package.json files. `all`: with the devDependencies, for
 * tests, linters and browsers.
 *
 * @typedef {'build' | 'all'} PackageSet
 */

/**
 * What npm has to do, or `undefined` for nothing. A set that has all needed packages is kept, and installed tools are never
 * removed.
 *
 * @param {PackageSet} wanted
 * @param {string} lockfileHash
 * @param {string} [installedFrom] the stamp of the last installation
 * @returns {{ npmArguments: readonly string[], installedFrom: string } | undefined}
 */
export function installation(wanted, lockfileHash, installedFrom = '') {
  const [installedSet, installedHash] = installedFrom.split(' ');
  const set = installedSet === 'all' ? 'all' : wanted;
  const result = `${set} ${lockfileHash}`;
  if (result === installedFrom) return undefined;
  if (installedHash === lockfileHash) {
    return { npmArguments: ['install', '--no-save', '--include=dev'], installedFrom: result };
  }
  const devDependencies = set === 'build' ? '--omit=dev' : '--include=dev';
  return { npmArguments: ['ci', devDependencies], installedFrom: result };
}

/**
 * Installs the packages of the lockfile, unless they are installed already. Ends with a message if Node is too old.
 *
 * @param {PackageSet} [wanted]
 */
export async function setUp(wanted = 'all') {
  const { node } = process.versions;
  if (!isNodeSupported(node)) {
    console.error(`Suen needs Node 20 from 20.19 on, or Node 22.12 or newer; this is ${node}.`);
    process.exit(1);
  }
  const lockfileHash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const installedFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  // Packages without our stamp were installed by hand and may include the tools.
  const wasByHand = installedFrom === undefined && existsSync(path.dirname(stamp));
  const next = installation(wasByHand ? 'all' : wanted, lockfileHash, installedFrom);
  if (next === undefined) return;
  console.log('Installing packages ...');
  const npmArguments = [...next.npmArguments, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  await (npm
    ? runOrExit(process.execPath, [npm, ...npmArguments])
    : runOrExit('npm', npmArguments));
  writeFileSync(stamp, next.installedFrom);
}

/**
 * Finds a browser for the journeys: the one in the packages, an installed one, or the system's package as a last resort.
 *
 * @param {Record<string, string>} [environment] e2e/support/browser/find-browser.ts says what it may ask for
 */
export async function ensureBrowser(environment = {}) {
  const first = await tryBrowser(environment);
  if (first.code === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No browser starts here; installing the system package ...');
    await run('apt-get', ['update'], { quiet: true });
    const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
    await run('apt-get', packages, { quiet: true });
    if ((await tryBrowser(environment)).code === 0) return;
  }
  console.error(first.output);
  console.error('No browser starts here. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  process.exit(1);
}

/** @param {Record<string, string>} environment */
function tryBrowser(environment) {
  return run('tsx', ['support/browser/try-browser.ts'], {
    folder: 'e2e',
    quiet: true,
    environment,
  });
}
