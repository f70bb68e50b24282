/** The engine's third door, for the site's build alone: the engine held against what others published. */
import type { Accuracy } from './proof/accuracy.ts';
import { exampleCases, ownCases } from './proof/example-cases.ts';
import { groupsOf } from './proof/groups.ts';
import { tableCases } from './proof/table-cases.ts';
import { uncertainFigures } from './proof/uncertain-figures.ts';

export type {
  Accuracy,
  Disagreement,
  DisagreementReason,
  ProofGroup,
  ProofKind,
} from './proof/accuracy.ts';

/** Recomputes everything that is published and counts what comes out the same. A few hundred cases, tens of milliseconds. */
export function measureAccuracy(): Accuracy {
  return {
    tables: groupsOf(tableCases()),
    examples: groupsOf(exampleCases()),
    ownCases: ownCases(),
    uncertain: uncertainFigures(),
  };
}
