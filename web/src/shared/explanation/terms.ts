import type { Operand } from '@suen/engine/small-door';

/** A product that is added to, or taken from, what stands before it. */
export interface Term {
  readonly sign: '+' | '-';
  /** The factors in order; the operator of the first one is the sign of the term. */
  readonly factors: readonly Operand[];
}

/** Groups operands into the terms of a sum, so that products before sums can be seen as well as read. */
export function termsOf(operands: readonly Operand[]): readonly Term[] {
  const terms: { readonly sign: '+' | '-'; readonly factors: Operand[] }[] = [];
  for (const operand of operands) {
    const last = terms.at(-1);
    const { operator } = operand;
    if (operator === '+' || operator === '-') {
      terms.push({ sign: operator, factors: [operand] });
    } else if (last === undefined) {
      terms.push({ sign: '+', factors: [operand] });
    } else {
      last.factors.push(operand);
    }
  }
  return terms;
}
