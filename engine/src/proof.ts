/** The engine's third door, for the site's build alone: the engine held against what others published. */
import type { Accuracy } from './proof/accuracy.ts';
import { exampleCases, ownCases } from './proof/example-cases.ts';
import { groupsOf } from './proof/groups.ts';
import { tableCases } from './proof/table-cases.ts';
import { checkedOn } from './proof/checked-on.ts';
import { linesOf } from './proof/lines.ts';
import { readingCounts } from './proof/reading.ts';
import { uncertainFigures } from './proof/uncertain-figures.ts';

export { checkedOn };

export type {
  Accuracy,
  Disagreement,
  DisagreementReason,
  ProofGroup,
  ProofKind,
  ProofLine,
} from './proof/accuracy.ts';

/** Recomputes everything that is published and counts what comes out the same. A few hundred cases, tens of milliseconds. */
export function measureAccuracy(): Accuracy {
  const tables = groupsOf(tableCases());
  const examples = groupsOf(exampleCases());
  return {
    lines: linesOf([...tables, ...examples]),
    reading: readingCounts(),
    tables,
    examples,
    ownCases: ownCases(),
    uncertain: uncertainFigures(),
  };
}
