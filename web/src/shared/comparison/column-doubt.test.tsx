import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { defineForm } from '../form/define-form.ts';
import { choice, money } from '../form/fields.ts';
import { enter } from '../testing/enter.ts';
import { showInSite } from '../testing/show-in-site.tsx';
import { columnControls } from './column-controls.ts';
import { ColumnEntry } from './ColumnEntry.tsx';
import { nextComparison, useComparisonState } from './comparison-state.ts';
import type { Comparison } from './comparison.ts';

const form = defineForm(
  {
    id: 'rent-of-a-column',
    path: '/rent',
    inputSchema: {
      title: 'RentRequest',
      type: 'object',
      required: ['rent', 'period'],
      properties: { rent: { type: 'number' }, period: { enum: ['monthly', 'annual'] } },
    },
  } as const,
  { rent: money({ isRequired: true }), period: choice<'monthly' | 'annual'>('monthly') },
  {
    doubts: {
      rent: (rent, { period }) =>
        period === 'monthly' && (rent ?? 0) > 9000
          ? { meant: 'annual', entries: { period: 'annual' } }
          : undefined,
    },
  },
);
const words = { rent: { label: 'Rent' }, period: { label: 'Period', write: String } };
// The controls need nothing of the words of a result.
const comparison = {
  form,
  deciding: ['rent'],
  useFieldWords: () => words,
} as unknown as Comparison<
  { readonly rent: string; readonly period: 'monthly' | 'annual' },
  unknown,
  object,
  unknown
>;
const useColumnControls = columnControls(comparison);
const own = { rent: '1200', period: 'monthly' } as const;
function Column() {
  const [state, change] = useComparisonState(form.id);
  const [column] = state.columns;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else is added
  const entered = column && {
    ...column,
    name: 'Alternative',
    entries: column.entries as typeof own,
  };
  const { entries, control } = useColumnControls(entered, own, (event) =>
    change((previous) => nextComparison(previous, event)),
  );
  useEffect(
    () =>
      change((previous) =>
        nextComparison(previous, {
          type: 'added',
          column: { of: 1, entries: own, answered: undefined },
        }),
      ),
    [change],
  );
  if (column === undefined) return null;
  return (
    <>
      <ColumnEntry
        columnId={column.id}
        label="Rent, Alternative"
        field={form.fields.rent}
        control={control('rent')}
        words={words.rent}
        choices={[]}
        written=""
      />
      <output>{entries.period}</output>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Rent, Alternative' });
const yes = () => screen.queryByRole('button', { name: 'Yes, per year' });

test('an entry of a column is doubted as in the form once it is left, and one press enters what was meant', () => {
  showInSite(<Column />);
  fireEvent.change(box(), { target: { value: '12000' } });
  expect(yes()).toBeNull();
  enter(box(), '12000');
  expect(yes()?.parentElement?.textContent).toBe(
    'Did you mean €\u00A012\u00A0000 per year? Yes, per year',
  );
  expect(yes()?.closest('[aria-live="polite"]')).not.toBeNull();
  fireEvent.click(yes() ?? document.body);
  expect(document.querySelector('output')?.textContent).toBe('annual');
  expect(yes()).toBeNull();
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('value', '12\u00A0000.00');
});

test('an amount that makes sense is not', () => {
  showInSite(<Column />);
  enter(box(), '1500');
  expect(yes()).toBeNull();
});
