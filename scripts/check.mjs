/** All checks without a browser: format, lint, import rules, types, unit and API tests. */
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { setUp } from './set-up.mjs';
import { writeValidators } from './validators.mjs';

const readsTsx = `--import ${new URL('swc-reads-tsx.mjs', import.meta.url).href}`;
/**
 * @typedef {readonly [name: string, command: string, commandArguments: readonly string[], environment?:
 * Record<string, string>]} Check
 */

/** What all others read is written first. @type {readonly Check[]} */
const writtenFirst = [
  ['types: texts', 'tsx', ['web/build/texts/write-types.ts']],
  ['validators', ...writeValidators],
];
/** Types of all packages and of the edge, by the compiler itself. @type {readonly Check[]} */
const checksOfTypes = [
  ...writtenFirst,
  ['types: engine', 'tsc', ['-p', 'engine']],
  ['types: api', 'tsc', ['-p', 'api']],
  ['types: package', 'tsc', ['-p', 'package']],
  ['types: web', 'tsc', ['-p', 'web']],
  ['types: service worker', 'tsc', ['-p', 'web/service-worker']],
  ['types: e2e', 'tsc', ['-p', 'e2e']],
  ['types: scripts', 'tsc', ['-p', 'scripts']],
  ['types: edge', 'tsc', ['-p', 'deploy/workerd']],
];
/**
 * The linter has the same compiler inside and reads each file once with the settings of its package. The compiler alone would
 * read the engine five times.
 *
 * @type {readonly Check[]}
 */
const checksOfSources = [
  ...writtenFirst,
  ['format', 'oxfmt', ['--check', '.']],
  ['lint and types', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']],
  [
    'imports',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'engine', 'api', 'package', 'web', 'deploy', 'e2e'],
    { NODE_OPTIONS: readsTsx },
  ],
];
/** @type {readonly Check[]} */
const tests = [['unit and API tests', 'vitest', ['run', '--reporter=dot']]];

/**
 * Runs all checks and prints the output of those that fail. Tests spend much time waiting for servers and for events of
 * browsers, so the checks that read the sources run at the same time.
 *
 * @returns {Promise<boolean>} whether all passed
 */
export async function check() {
  const passed = await Promise.all([runInTurn(checksOfSources), runInTurn(tests)]);
  return passed.every(Boolean);
}

/** Checks the types alone. */
export function checkTypes() {
  return runInTurn(checksOfTypes);
}

/** @param {readonly Check[]} checks */
async function runInTurn(checks) {
  let passed = true;
  for (const [name, command, commandArguments, environment = {}] of checks) {
    const start = performance.now();
    const { code, output } = await run(command, commandArguments, {
      quiet: true,
      environment: { NO_COLOR: '1', ...environment },
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    else if (command === 'vitest') console.log(/^\s*Tests .*$/m.exec(output)?.[0] ?? '');
    passed &&= code === 0;
  }
  return passed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp();
  process.exit((await check()) ? 0 : 1);
}
