import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import type { ComparedLine } from '../comparison.ts';
import { ColumnBar } from './ColumnBar.tsx';

const row = (line: Partial<ComparedLine>, ...values: readonly (number | null | undefined)[]) => ({
  line: { id: '', name: '', value: null, ...line },
  values,
});
const rows = [
  row({ id: 'gross', barRole: 'whole' }, 5000, 6000),
  row({ id: 'overtime', colour: 'transparent' }, 0, 200),
  row({ id: 'tax', barRole: 'part', colour: 'red' }, 700, 1000),
  row({ id: 'accident', barRole: 'part', colour: 'blue' }, 0, 50),
  row({ id: 'credit', barRole: 'part', colour: 'grey' }, -10, undefined),
  row({ id: 'net', barRole: 'part', colour: 'green', isTotal: true }, 4300, 4950),
];

/** Colours and sizes of the parts, in their order. */
function partsIn(column: number) {
  showInSite(<ColumnBar rows={rows} column={column} />);
  const bar = document.querySelector('[aria-hidden="true"]');
  const parts = [...(bar?.querySelectorAll('span') ?? [])];
  cleanup();
  return parts.map(({ style }) => [style.getPropertyValue('--part-colour'), style.flexGrow]);
}

test('a bar has the parts of its own column, what decides first, and says nothing that the rows do not', () => {
  expect(partsIn(0)).toEqual([
    ['green', '4300'],
    ['red', '700'],
  ]);
  expect(partsIn(1)).toEqual([
    ['green', '4950'],
    ['red', '1000'],
    ['blue', '50'],
  ]);
});

test('a column without figures yet has none', () => {
  expect(partsIn(2)).toEqual([]);
});
