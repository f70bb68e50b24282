import { fileURLToPath } from 'node:url';
import type * as Proof from '@suen/engine/proof';
import type { Plugin } from 'vite';
import { runOnce } from './run-once.ts';

const accuracyName = 'virtual:accuracy';
const checkedOnName = 'virtual:checked-on';
const proof = fileURLToPath(new URL('../../engine/src/proof.ts', import.meta.url));

/**
 * Provides `virtual:accuracy`: the engine's results compared with published figures, counted at
 * build time. An unexplained difference fails the build. Provides `virtual:checked-on`, too: when we last read the sources
 * of each calculator.
 */
export function accuracyData(): Plugin {
  return {
    name: 'accuracy-data',
    resolveId: (id) => (id === accuracyName || id === checkedOnName ? id : undefined),
    async load(id) {
      if (id !== accuracyName && id !== checkedOnName) return undefined;
      const { module, dependencies } = await runOnce<typeof Proof>(proof, this.meta.watchMode);
      for (const file of dependencies) this.addWatchFile(file);
      if (id === checkedOnName) {
        return `export const checkedOn = ${JSON.stringify(module.checkedOn())};`;
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
