import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { descriptionOf, enter } from '../../test-support/controls.test-support.ts';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import en from '../../texts/en.json';
import { MoneyField } from '../controls/MoneyField.tsx';
import { defineForm } from '../definition/define-form.ts';
import { money } from '../definition/fields.ts';
import { callInTest } from '../definition/form-in-test.test-support.ts';
import { writeLink } from '../entries-link/entries-link.ts';
import { OriginNotice } from '../parts/OriginNotice.tsx';
import { useControls } from '../words/field-words.ts';
import { useEntryForm } from './entry-form.ts';
import { offerEntries, type Offer } from './offered-entries.ts';

const rentForm = defineForm(
  callInTest('arriving-rent', {
    rent: { type: 'number', maximum: 9000 },
    deposit: { type: ['number', 'null'], minimum: 0 },
  }),
  { rent: money({ isRequired: true }), deposit: money() },
);

function Rent() {
  const form = useEntryForm(rentForm);
  const control = useControls(form, { rent: { label: 'Rent' }, deposit: { label: 'Deposit' } });
  return (
    <>
      <OriginNotice origin={form.origin} />
      <MoneyField {...control('rent')} />
      <MoneyField {...control('deposit')} />
    </>
  );
}

const texts = { shared: en, cards: { 'net-salary': { name: 'Net salary' } } };
const show = () => showInSite(<Rent />, { texts: { en: texts, fr: texts, de: texts } });
const offer = (given: Offer) => act(() => offerEntries('arriving-rent', given));
const link = (entries: Record<string, string>) => writeLink(rentForm, entries);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => [box('Rent').value, box('Deposit').value];
const says = (words: RegExp) => expect(screen.queryByText(words)).not.toBeNull();

describe('a link', () => {
  test('fills in the form that is not yet on the page', () => {
    offerEntries('arriving-rent', { source: { kind: 'link' }, entries: link({ rent: '1250.5' }) });
    show();
    expect(values()).toEqual(['1\u00A0250.50', '']);
    says(/come from a link/);
  });

  test('fills in the form that is on the page, in place of all that was entered', () => {
    show();
    enter(box('Deposit'), '300');
    offer({ source: { kind: 'link' }, entries: link({ rent: '1250.5' }) });
    expect(values()).toEqual(['1\u00A0250.50', '']);
  });

  test('shows a value beyond a limit in its field, with the sentence about it', () => {
    show();
    offer({ source: { kind: 'link' }, entries: link({ rent: '12000' }) });
    expect(box('Rent').value).toBe('12\u00A0000.00');
    expect(descriptionOf(box('Rent'))).toBe('Please enter €\u00A09\u00A0000 or less.');
  });

  test('says that it holds more than is known here', () => {
    show();
    offer({ source: { kind: 'link' }, entries: link({ rent: '900', garden: '1' }) });
    expect(values()).toEqual(['900.00', '']);
    says(/Some entries are unknown to this version/);
  });

  test.each([
    ['is damaged', '1-zzz_rent-900', /This link is damaged or incomplete/],
    ['is of a newer version', '2-zzz_rent-900', /newer version/],
  ])('that %s says so and takes nothing away', (_name, entries, words) => {
    show();
    enter(box('Rent'), '700');
    offer({ source: { kind: 'link' }, entries });
    says(words);
    expect(values()).toEqual(['700.00', '']);
  });
});

describe('a figure of a result', () => {
  const carried: Offer = {
    source: { kind: 'result', calculator: 'net-salary' },
    entries: { rent: '800' },
  };
  const where = 'This amount comes from your result in “Net salary”. You can change it.';

  test('says at its field where it comes from, until it is changed', () => {
    show();
    offer(carried);
    expect(descriptionOf(box('Rent'))).toBe(where);
    expect(descriptionOf(box('Deposit'))).toBe('');
    enter(box('Deposit'), '10');
    expect(descriptionOf(box('Rent'))).toBe(where);
    enter(box('Rent'), '810');
    expect(descriptionOf(box('Rent'))).toBe('');
  });
});
