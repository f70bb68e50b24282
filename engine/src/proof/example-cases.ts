import { resultOfCase } from '../calculators/calculator.ts';
import { calculators } from '../calculators/calculators.ts';
import { yearOf } from '../dated/month.ts';
import type { Accuracy, RecomputedCase } from './accuracy.ts';
import { publisherOf, valueAt } from './published.ts';

/** Every published example, recomputed by its calculator. */
export function exampleCases(): readonly RecomputedCase[] {
  return calculators.flatMap((calculator) =>
    calculator.examples
      .filter(({ kind }) => kind === 'published')
      .map(({ title, origin, input, expected }) => {
        const result = resultOfCase(calculator, input);
        const { publisher, url, isQuoted } = publisherOf(origin);
        return {
          id: title,
          kind: calculator.id,
          year: yearOfRules(result),
          taxClass: null,
          publisher,
          url,
          isQuoted,
          about: 0,
          published: expected,
          computed: Object.fromEntries(
            Object.keys(expected).map((path) => [path, valueAt(result, path)]),
          ),
          mayDiffer: {},
        };
      }),
  );
}

/** Number of examples of each calculator that are our own arithmetic. */
export function ownCases(): Accuracy['ownCases'] {
  return calculators
    .map(({ id, examples }) => ({
      calculator: id,
      cases: examples.filter(({ kind }) => kind === 'derived').length,
    }))
    .filter(({ cases }) => cases > 0);
}

/** The year whose rules a result names; null for loans and solar panels. */
function yearOfRules(result: object): number | null {
  const named = valueAt(result, 'payMonth') ?? valueAt(result, 'taxYear');
  const year = typeof named === 'string' ? yearOf(named) : named;
  return typeof year === 'number' ? year : null;
}
