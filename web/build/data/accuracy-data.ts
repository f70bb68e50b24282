import type * as Proof from '@suen/engine/proof';
import { computedModules } from './computed-modules.ts';

/**
 * Provides `virtual:accuracy`: the engine's results compared with published figures, counted at
 * build time. Provides `virtual:matches`, too: the same counts by calculator and year.
 * Provides `virtual:checked-on`: when we last read the sources of each calculator.
 */
export const accuracyData = () =>
  computedModules<typeof Proof>('../../../engine/src/proof.ts', {
    'virtual:accuracy': (proof) => ({ accuracy: explained(proof.measureAccuracy()) }),
    'virtual:matches': (proof) => ({ matches: proof.measureMatches() }),
    'virtual:checked-on': (proof) => ({ checkedOn: proof.checkedOn() }),
  });

/** An unexplained difference fails the build. */
function explained(accuracy: Proof.Accuracy): Proof.Accuracy {
  const unexplained = [...accuracy.tables, ...accuracy.examples]
    .flatMap(({ disagreements }) => disagreements)
    .filter(({ why }) => why === null);
  if (unexplained.length > 0) {
    throw new Error(`Published figures are not reproduced: ${JSON.stringify(unexplained)}`);
  }
  return accuracy;
}
