import { fileURLToPath } from 'node:url';
import type * as Proof from '@suen/engine/proof';
import type { Plugin } from 'vite';
import { runOnce } from './run-once.ts';

const name = 'virtual:accuracy';
const proof = fileURLToPath(new URL('../../engine/src/proof.ts', import.meta.url));

/**
 * Provides `virtual:accuracy`: the engine's results compared with published figures, counted at
 * build time. An unexplained difference fails the build.
 */
export function accuracyData(): Plugin {
  return {
    name: 'accuracy-data',
    resolveId: (id) => (id === name ? id : undefined),
    async load(id) {
      if (id !== name) return undefined;
      const { module, dependencies } = await runOnce<typeof Proof>(proof, this.meta.watchMode);
      for (const file of dependencies) this.addWatchFile(file);
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
