/**
 * Runs the compiled tests for Stryker in its own process, one after the other, until one fails. Most mutants are noticed within
 * milliseconds this way. A run of Vitest takes seconds to begin.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the changed code and this file tell each other. @type {import('@stryker-mutator/api/core').InstrumenterContext} */
const instrumented = {};
Object.assign(globalThis, { __stryker__: instrumented });

/** @typedef {{ readonly id: string, readonly run: () => unknown }} FoundTest */
/** @type {readonly FoundTest[] | undefined} */
let found;
let timesRead = 0;

/** The tests. They are read again for a mutant that changes what happens while they are read. */
async function readTests(again = false) {
  if (found === undefined || again) {
    timesRead += 1;
    // Stryker changes the folder after it has read this file.
    const compiled = pathToFileURL(path.resolve('mutants/.cache/tests.js')).href;
    ({ tests: found } = await import(`${compiled}?${timesRead}`));
  }
  return found ?? [];
}

/** @param {FoundTest} test @returns {Promise<string | undefined>} why it failed */
async function failureOf({ id, run }) {
  instrumented.currentTestId = id;
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    delete instrumented.currentTestId;
  }
}

const runner = {
  capabilities: () => ({ reloadEnvironment: true }),

  async dryRun() {
    const tests = [];
    for (const test of await readTests()) {
      const start = performance.now();
      const failureMessage = await failureOf(test);
      const timeSpentMs = performance.now() - start;
      const status = failureMessage === undefined ? 0 : 1;
      tests.push({ id: test.id, name: test.id, timeSpentMs, status, failureMessage });
    }
    return { status: 'complete', tests, mutantCoverage: instrumented.mutantCoverage };
  },

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, mutantActivation, reloadEnvironment, testFilter, hitLimit }) {
    const isActiveWhileRead = mutantActivation === 'static';
    instrumented.activeMutant = isActiveWhileRead ? activeMutant.id : undefined;
    instrumented.hitCount = 0;
    instrumented.hitLimit = hitLimit;
    const tests = await readTests(reloadEnvironment);
    instrumented.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    let nrOfTests = 0;
    for (const test of tests) {
      if (wanted && !wanted.has(test.id)) continue;
      nrOfTests += 1;
      const failureMessage = await failureOf(test);
      if (hitLimit !== undefined && instrumented.hitCount > hitLimit) return { status: 'timeout' };
      if (failureMessage !== undefined) {
        return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
      }
    }
    return { status: 'survived', nrOfTests };
  },
};

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-process', factory: () => runner }];
