/** Builds engine, server and pages, unless none of their sources has changed. `--force` always builds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runOrExit } from './run.mjs';
import { setUp } from './set-up.mjs';
import { writeValidators } from './validators.mjs';

const stamp = path.join(root, '.cache', 'built-from');
const products = ['engine/dist/index.js', 'api/dist/server.js', 'web/dist/pages.json'];
const ingredients = [
  'package-lock.json',
  'tsconfig.base.json',
  'engine/package.json',
  'engine/tsconfig.build.json',
  'engine/vite.config.ts',
  'engine/build',
  'engine/src',
  'api/package.json',
  'api/tsconfig.build.json',
  'api/src',
  'web',
];

/** The environment variables that are written into the pages. */
export const settingsOfPages = [
  'SITE_URL',
  'SOCIAL_URL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_REGISTER_NUMBER',
  'OPERATOR_VAT_NUMBER',
];

/** @param {{ force?: boolean }} [options] */
export async function build({ force = false } = {}) {
  const wanted = fingerprint();
  const isBuilt =
    products.every((product) => existsSync(path.join(root, product))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted;
  if (isBuilt && !force) return;
  console.log('Building ...');
  // A build that fails half-way leaves old and new files, so the next build starts again.
  rmSync(stamp, { force: true });
  await runOrExit(...writeValidators);
  await Promise.all([buildServer(), runOrExit('npm', ['run', '--silent', 'build', '-w', 'web'])]);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

async function buildServer() {
  await runOrExit('vite', ['build'], { folder: 'engine' });
  await runOrExit('tsc', ['-p', 'engine/tsconfig.build.json']);
  await runOrExit('tsc', ['-p', 'api/tsconfig.build.json']);
}

/**
 * A hash of everything that the build reads: path and content of every source file, and the settings that change the result.
 */
function fingerprint() {
  const hash = createHash('sha256');
  for (const ingredient of ingredients.flatMap(filesOf)) {
    hash.update(ingredient).update(readFileSync(path.join(root, ingredient)));
  }
  for (const setting of settingsOfPages) {
    hash.update(`${setting}=${process.env[setting] ?? ''}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} ingredient a file or folder
 * @returns {string[]} the files in it that are neither tests nor products
 */
function filesOf(ingredient) {
  const full = path.join(root, ingredient);
  if (!existsSync(full)) return [];
  if (/\.\w+$/.test(path.basename(ingredient))) return [ingredient];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'node_modules', '.cache'].includes(name))
    .filter(({ name }) => !/\.test(-support)?\.tsx?$/.test(name))
    .flatMap((entry) => {
      const inside = `${ingredient}/${entry.name}`;
      return entry.isDirectory() ? filesOf(inside) : [inside];
    })
    .toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp('build');
  await build({ force: process.argv.includes('--force') });
}
