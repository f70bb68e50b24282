import { fireEvent, screen } from '@testing-library/react';
import { useCallback, useEffect } from 'react';
import { expect, test } from 'vitest';
import { rentInTest as form } from '../../form/definition/form-in-test.test-support.ts';
import type { Entered, EntriesEvent } from '../../form/state/entered.ts';
import type { EntriesOfForm } from '../../form/state/entry-form.ts';
import { useEntered } from '../../form/state/use-entered.ts';
import { useControls } from '../../form/words/field-words.ts';
import { enter } from '../../test-support/controls.test-support.ts';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import {
  nextComparison,
  useComparisonState,
  type ComparisonEvent,
} from '../state/comparison-state.ts';
import { ColumnEntry } from './ColumnEntry.tsx';

type Entries = EntriesOfForm<typeof form>;
const words = { rent: { label: 'Rent' }, period: { label: 'Period', write: String } };
const own: Entries = { rent: '1200', period: 'monthly' };

function Entry({
  column,
  send,
}: {
  column: Entered<Entries>;
  send: (event: EntriesEvent<Entries>) => void;
}) {
  const control = useControls(useEntered(form, column, send), words);
  return (
    <ColumnEntry
      columnId={1}
      label="Rent, Alternative"
      field={form.fields.rent}
      control={control('rent')}
      choices={[]}
      written=""
    />
  );
}

function Column() {
  const [{ columns }, change] = useComparisonState<Entries, object, unknown>(form.id);
  const [column] = columns;
  const send = useCallback(
    (event: ComparisonEvent<Entries, object, unknown>) => {
      change((previous) => nextComparison(form, previous, event));
    },
    [change],
  );
  useEffect(
    () => send({ type: 'added', calculatedAt: 1, column: { entries: own, answered: undefined } }),
    [send],
  );
  if (column === undefined) return null;
  return (
    <>
      <Entry column={column} send={(event) => send({ type: 'changed', id: column.id, event })} />
      <output>{column.entries.period}</output>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Rent, Alternative' });
const yes = () => screen.queryByRole('button', { name: 'Yes, per year' });

test('an entry of a column is doubted as in the form once it is left, and one press enters what was meant', async () => {
  showInSite(<Column />);
  fireEvent.change(box(), { target: { value: '12000' } });
  expect(yes()).toBeNull();
  enter(box(), '12000');
  await screen.findByRole('button', { name: 'Yes, per year' });
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

test('an amount that makes sense is not', async () => {
  showInSite(<Column />);
  enter(box(), '1500');
  enter(box(), 'abc');
  await screen.findByText(/Please enter a number/);
  expect(yes()).toBeNull();
});
