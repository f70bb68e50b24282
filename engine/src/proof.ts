/** The engine's third door, for the site's build alone: the engine held against what others published. */
import type { Parameter } from './dated/parameter.ts';
import { newestPayMonth } from './law-in-force/rule-periods.ts';
import { valueIn } from './law-in-force/sourced.ts';
import * as law from './law/every-law.ts';
import { toEuros } from './money/cents.ts';
import { inPercent } from './money/rate.ts';
import type { Accuracy, Matches } from './proof/accuracy.ts';
import { checkedOn } from './proof/checked-on.ts';
import { exampleCases, ownCases } from './proof/example-cases.ts';
import { groupsOf } from './proof/groups.ts';
import { matchesOf } from './proof/matches.ts';
import { tableCases } from './proof/table-cases.ts';

export { checkedOn };
export { listParameters } from './parameters/parameter-list.ts';
export {
  taxTable,
  taxTableIds,
  type TaxTableId,
  type TaxTableRow,
} from './law-in-force/tax/tax-tables.ts';
export { supportedYears } from './law/supported-years.ts';

export type {
  Accuracy,
  Disagreement,
  DisagreementReason,
  Matches,
  MatchesOfYear,
  ProofGroup,
  ProofKind,
} from './proof/accuracy.ts';

/** Recomputes everything that is published and counts what comes out the same. A few hundred cases, tens of milliseconds. */
export function measureAccuracy(): Accuracy {
  const tables = groupsOf(tableCases());
  const examples = groupsOf(exampleCases());
  return {
    reading: readingCounts(),
    tables,
    examples,
    ownCases: ownCases(),
    uncertain: {
      secondCardPercent: inPercent(valueIn(law.secondCardRates, newestPayMonth).value['2']),
      singleParentCreditMaximum: toEuros(
        valueIn(law.singleParentCredit, newestPayMonth).value.full,
      ),
    },
  };
}

/** Counts the same rows and examples by calculator and year. */
export function measureMatches(): Matches {
  return matchesOf([...groupsOf(tableCases()), ...groupsOf(exampleCases())]);
}

/** How many parameters of the law were read in the act, at the authority, and elsewhere. */
function readingCounts(): Accuracy['reading'] {
  const kinds = Object.values<Parameter<unknown>>(law).map(({ versions }) => {
    const sourceKinds = new Set(versions.map(({ source }) => source.kind));
    if (sourceKinds.has('secondary')) return 'secondary';
    return sourceKinds.has('authority') ? 'authority' : 'enacted';
  });
  const count = (wanted: keyof Accuracy['reading']) =>
    kinds.filter((kind) => kind === wanted).length;
  return {
    enacted: count('enacted'),
    authority: count('authority'),
    secondary: count('secondary'),
  };
}
