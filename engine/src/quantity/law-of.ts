import { type Source, noSources } from '../dated/source.ts';
import type { MonthSpan, Step } from '../explanation/step.ts';
import { Quantity, type Formula } from './quantity.ts';

/** The legal sources of a quantity: those of its rounding, its formula and its figures. */
export function sourcesOf(quantity: Quantity): readonly Source[] {
  return lawOf(quantity, new Map()).sources;
}

/** The legal part of a step. */
export interface Law {
  readonly sources: readonly Source[];
  /** The months of the year for which the step applies: those of the formula, or of all figures in it if they agree. */
  readonly months: MonthSpan | undefined;
}

/** The part of the law in a step that has been written. */
type Known = ReadonlyMap<Formula, Pick<Step, 'months'>>;

/** The sources and months of a quantity, in one pass over its figures. */
export function lawOf({ rounding, notes, operands }: Quantity, known: Known): Law {
  const sources = withSources(rounding?.sources ?? noSources, notes.sources);
  const found: FoundLaw = { sources, months: undefined, isOfSeveralSpans: false };
  collect(operands, found, known);
  // A sum over different months applies to the whole year.
  if (found.isOfSeveralSpans) found.months = undefined;
  if (notes.months !== undefined) found.months = notes.months;
  return found;
}

interface FoundLaw {
  sources: readonly Source[];
  months: MonthSpan | undefined;
  isOfSeveralSpans: boolean;
}

function collect(formulas: readonly Formula[], found: FoundLaw, known: Known): void {
  for (const formula of formulas) {
    if (formula.operation === 'figure') {
      found.sources = withSources(found.sources, formula.notes.sources);
    } else if (formula instanceof Quantity) {
      const { months } = known.get(formula) ?? lawOf(formula, known);
      if (months === undefined) continue;
      if (found.months !== undefined && !areSame(found.months, months)) {
        found.isOfSeveralSpans = true;
      }
      found.months = months;
    } else {
      collect(formula.operands, found, known);
    }
  }
}

function areSame(a: MonthSpan, b: MonthSpan): boolean {
  return a.from === b.from && a.to === b.to;
}

/** Returns the existing list if nothing is added, so that steps share lists. */
function withSources(
  known: readonly Source[],
  more: readonly Source[] | undefined,
): readonly Source[] {
  if (more === undefined || known === more) return known;
  if (known.length === 0) return more;
  const added = more.filter((source) => !known.includes(source));
  return added.length === 0 ? known : [...known, ...added];
}
