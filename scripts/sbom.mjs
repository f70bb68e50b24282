/**
 * Writes the packages of the running site as a CycloneDX list: npm run sbom [-- file]. `npm sbom --omit=dev` (npm 11) leaves
 * out packages that both the site and a tool need. So npm is given only the part of the lockfile that production installs.
 * @cyclonedx/cyclonedx-npm takes checksums only from download addresses, which our lockfile does not hold.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './run.mjs';

/** @typedef {Readonly<Record<string, unknown>> & { dependencies?: Readonly<Record<string, string>> }} Manifest */
/**
 * @typedef {{ name: string, purl: string, version: string, properties: { name: string, value: string }[], 'bom-ref':
 * string }} Component
 */

const workspaces = ['engine', 'api', 'web'];

/** @returns {Promise<{ text: string, names: readonly string[] }>} the list and the names of its packages */
export async function billOfMaterials() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'suen-sbom-'));
  // The name of this folder becomes the name of the product.
  const folder = path.join(temporary, 'suen');
  try {
    writeProductionPart(folder);
    const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    const { code, output } = await run('npm', ['sbom', '--loglevel=error', ...options], {
      folder: path.relative(root, folder),
      quiet: true,
    });
    if (code !== 0) throw new Error(output);
    /** @type {{ components: Component[], dependencies: { ref: string }[] }} */
    const list = JSON.parse(output);
    const components = list.components.filter((each) => !isExtraneous(each));
    const references = new Set(components.map((each) => each['bom-ref']));
    const dependencies = list.dependencies.filter(
      ({ ref }) => references.has(ref) || ref.startsWith('suen@'),
    );
    const names = components.map(nameOf);
    const missing = productionDependencies().filter((name) => !names.includes(name));
    if (missing.length > 0) throw new Error(`npm sbom leaves out ${missing.join(', ')}`);
    return { text: `${JSON.stringify({ ...list, components, dependencies }, null, 2)}\n`, names };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Manifests without tools, and the lockfile without what only they need. @param {string} folder */
function writeProductionPart(folder) {
  const lock = readJson('package-lock.json');
  const packages = Object.entries(lock.packages)
    .filter(([place, entry]) => !isTool(entry) && !/(?:^|\/)e2e$/.test(place))
    .map(([place, entry]) => [place, withoutTools(entry)]);
  for (const place of ['.', ...workspaces]) {
    mkdirSync(path.join(folder, place), { recursive: true });
    const manifest = withoutTools(readJson(path.join(place, 'package.json')));
    writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(manifest));
  }
  const part = { ...lock, packages: Object.fromEntries(packages) };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(part));
}

/**
 * Whether a package is only for tools. The site also runs without an optional package that tools need.
 *
 * @param {Manifest} entry
 */
function isTool({ dev, devOptional }) {
  return dev === true || devOptional === true;
}

/** The repository's own dependencies are the tools that build the rest. @param {Manifest} manifest */
function withoutTools(manifest) {
  const rest = { ...manifest, devDependencies: {} };
  return 'workspaces' in rest ? { ...rest, workspaces, dependencies: {} } : rest;
}

/** @returns {readonly string[]} */
function productionDependencies() {
  const manifests = workspaces.map((place) => readJson(path.join(place, 'package.json')));
  return manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
}

/** @param {Component} component */
function isExtraneous({ properties }) {
  return properties.some(({ name }) => name === 'cdx:npm:package:extraneous');
}

/** @param {Component} component */
function nameOf({ purl }) {
  return decodeURIComponent(purl).replace(/^pkg:npm\/(.+)@[^@]+$/, '$1');
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = path.resolve(process.argv[2] ?? path.join(root, 'sbom.cdx.json'));
  const { text, names } = await billOfMaterials();
  writeFileSync(file, text);
  console.log(`${names.length} packages in ${file}`);
}
