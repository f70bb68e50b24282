import { type Source, noSources } from '../dated/source.ts';
import type { MonthSpan } from '../explanation/step.ts';
import { Quantity, type Formula } from './quantity.ts';

/** Where a quantity's law is to be read: that of its rounding, of its formula, and of the figures of the law in it. */
export function sourcesOf(quantity: Quantity): readonly Source[] {
  return lawOf(quantity).sources;
}

/** What a step says of the law. */
export interface Law {
  readonly sources: readonly Source[];
  /** The months of the year for which it holds: its own, or those that all figures in it agree on. */
  readonly months: MonthSpan | undefined;
}

/** The sources and the months of a quantity, read together: each figure is looked at once. */
export function lawOf({ rounding, notes, operands }: Quantity): Law {
  const sources = withSources(rounding?.sources ?? noSources, notes.sources);
  const reading: Reading = { sources, months: undefined, isOfSeveralSpans: false };
  read(operands, reading);
  // A sum over different months holds for all.
  if (reading.isOfSeveralSpans) reading.months = undefined;
  if (notes.months !== undefined) reading.months = notes.months;
  return reading;
}

interface Reading {
  sources: readonly Source[];
  months: MonthSpan | undefined;
  isOfSeveralSpans: boolean;
}

function read(formulas: readonly Formula[], reading: Reading): void {
  for (const formula of formulas) {
    if (formula.making === 'figure') {
      reading.sources = withSources(reading.sources, formula.notes.sources);
    } else if (formula instanceof Quantity) {
      const { months } = formula.written ?? lawOf(formula);
      if (months === undefined) continue;
      if (reading.months !== undefined && !areSame(reading.months, months)) {
        reading.isOfSeveralSpans = true;
      }
      reading.months = months;
    } else {
      read(formula.operands, reading);
    }
  }
}

function areSame(a: MonthSpan, b: MonthSpan): boolean {
  return a.from === b.from && a.to === b.to;
}

/** The law's own list wherever there is nothing to add to it. */
function withSources(
  known: readonly Source[],
  more: readonly Source[] | undefined,
): readonly Source[] {
  if (more === undefined || known === more) return known;
  if (known.length === 0) return more;
  const added = more.filter((source) => !known.includes(source));
  return added.length === 0 ? known : [...known, ...added];
}
