import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { defineForm, type EntriesOf } from '../definition/define-form.ts';
import { choice, money, wholeNumber } from '../definition/fields.ts';
import { callInTest } from '../definition/form-in-test.test-support.ts';
import { useInBrief } from '../words/field-words.ts';

const fields = {
  rent: money(),
  garage: choice<boolean>(true),
  garageRent: money(),
  rooms: wholeNumber(),
};
const rentForm = defineForm(
  callInTest('rent-in-brief', {
    rent: { type: ['number', 'null'] },
    garage: { type: 'boolean' },
    garageRent: { type: ['number', 'null'] },
    rooms: { type: ['integer', 'null'], minimum: 1 },
  }),
  fields,
  { asked: { garageRent: ({ garage }) => garage } },
);

type Entries = EntriesOf<typeof fields>;
const entries: Entries = { rent: '900', garage: true, garageRent: '80', rooms: '3' };

function InBrief({ changes }: { readonly changes: Partial<Entries> }) {
  const inBrief = useInBrief(
    { definition: rentForm, entries: { ...entries, ...changes } },
    {
      rent: { label: 'Rent' },
      garage: { label: 'Garage', write: (hasGarage) => (hasGarage ? 'With garage' : 'No garage') },
      garageRent: { label: 'Rent of the garage' },
      rooms: {
        label: 'Rooms',
        brief: (count: number) => (count === 1 ? undefined : `${count} rooms`),
      },
    },
  );
  return <output>{inBrief(rentForm.names).join(' · ')}</output>;
}

const said = (changes: Partial<Entries>) => {
  const { unmount } = showInSite(<InBrief changes={changes} />);
  const text = screen.getByRole('status').textContent.replaceAll('\u00A0', ' ');
  unmount();
  return text;
};

test('entries are said with their labels, choices and brief words by themselves', () => {
  expect(said({})).toBe('Rent: € 900 · With garage · Rent of the garage: € 80 · 3 rooms');
});

test('what is not asked for, empty, unreadable or not worth a word is left out', () => {
  expect(said({ garage: false })).toBe('Rent: € 900 · No garage · 3 rooms');
  expect(said({ rent: '', garageRent: 'much' })).toBe('With garage · 3 rooms');
  expect(said({ rooms: '1' })).not.toContain('room');
});
