import { fileURLToPath } from 'node:url';
import type * as Proof from '@suen/engine/proof';
import type { Plugin } from 'vite';
import { runOnce } from './run-once.ts';

const accuracyName = 'virtual:accuracy';
const checkedOnName = 'virtual:checked-on';
const matchesName = 'virtual:matches';
const names: ReadonlySet<string> = new Set([accuracyName, checkedOnName, matchesName]);
const proof = fileURLToPath(new URL('../../engine/src/proof.ts', import.meta.url));

/**
 * Provides `virtual:accuracy`: the engine's results compared with published figures, counted at
 * build time. An unexplained difference fails the build. Provides `virtual:matches`, too: the same counts by calculator and year.
 * Provides `virtual:checked-on`: when we last read the sources of each calculator.
 */
export function accuracyData(): Plugin {
  return {
    name: 'accuracy-data',
    resolveId: (id) => (names.has(id) ? id : undefined),
    async load(id) {
      if (!names.has(id)) return undefined;
      const { module, dependencies } = await runOnce<typeof Proof>(proof, this.meta.watchMode);
      for (const file of dependencies) this.addWatchFile(file);
      if (id === checkedOnName) {
        return `export const checkedOn = ${JSON.stringify(module.checkedOn())};`;
      }
      if (id === matchesName) {
        return `export const matches = ${JSON.stringify(module.measureMatches())};`;
      }
      const accuracy = module.measureAccuracy();
      const unexplained = [...accuracy.tables, ...accuracy.examples]
        .flatMap(({ disagreements }) => disagreements)
        .filter(({ why }) => why === null);
      if (unexplained.length > 0) {
        throw new Error(`Published figures are not reproduced: ${JSON.stringify(unexplained)}`);
      }
      return `export const accuracy = ${JSON.stringify(accuracy)};`;
    },
  };
}
