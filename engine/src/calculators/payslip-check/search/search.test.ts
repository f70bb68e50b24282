import { expect, test } from 'vitest';
import type { CauseId } from './causes.ts';
import { ranked } from './search.ts';

/** Two causes that explain all lines to the cent. */
const pair = (...ids: readonly [CauseId, CauseId]) => ({
  causes: ids.map((id) => ({ id, changes: {} })),
  fit: { differing: [], exact: 9 },
});

test('a pair with a cause that fits any difference comes after one that fits this difference', () => {
  // By the list of causes alone the former would come first: the tax card is the sixth of them.
  const anyDifference = pair('taxCard', 'cardDeductions');
  const thisDifference = pair('creditsMissing', 'monthTableInPartMonth');
  expect(ranked([anyDifference, thisDifference])).toEqual([thisDifference, anyDifference]);
});

test('of two pairs that fit the difference the likelier one comes first', () => {
  const likelier = pair('taxClass', 'travel');
  const less = pair('month', 'partMonth');
  expect(ranked([less, likelier])).toEqual([likelier, less]);
});
