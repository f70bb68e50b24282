import type { Source } from '../dated/source.ts';
import { noSources } from '../explanation/explained.ts';
import { Quantity, type Formula } from './quantity.ts';

/** Where a quantity's law is to be read: that of its rounding, of its formula, and of the figures of the law in it. */
export function sourcesOf({ rounding, notes, operands }: Quantity): readonly Source[] {
  const sources: Source[] = [];
  addSources(rounding?.sources, sources);
  addSources(notes.sources, sources);
  for (const operand of operands) addSourcesOfFigures(operand, sources);
  return sources.length === 0 ? noSources : sources;
}

function addSourcesOfFigures(formula: Formula, into: Source[]): void {
  if (formula.making === 'figure') addSources(formula.notes.sources, into);
  else if (!(formula instanceof Quantity)) {
    for (const operand of formula.operands) addSourcesOfFigures(operand, into);
  }
}

function addSources(sources: readonly Source[] | undefined, into: Source[]): void {
  if (sources === undefined) return;
  for (const source of sources) if (!into.includes(source)) into.push(source);
}
