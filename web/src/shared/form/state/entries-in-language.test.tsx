import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { descriptionOf } from '../../test-support/controls.test-support.ts';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import { MoneyField } from '../controls/MoneyField.tsx';
import { PercentField } from '../controls/PercentField.tsx';
import { SliderField } from '../controls/SliderField.tsx';
import { defineForm } from '../definition/define-form.ts';
import { money, percent } from '../definition/fields.ts';
import { callInTest } from '../definition/form-in-test.test-support.ts';
import { useControls } from '../words/field-words.ts';
import { useEntryForm } from './entry-form.ts';

const numbers = { type: 'number', minimum: 0 } as const;
const loanForm = defineForm(
  callInTest('loan', { amount: numbers, own: numbers, rate: numbers, share: numbers }),
  {
    amount: money({ isRequired: true, example: 350_000 }),
    own: money({ first: 2000 }),
    rate: percent({ first: 2.5 }),
    share: percent({ first: 0 }),
  },
  { moves: { own: (_own, _entries, { plain }) => ({ share: plain(12.5) }) } },
);

function Loan() {
  const form = useEntryForm(loanForm);
  const control = useControls(form, {
    amount: { label: 'Amount' },
    own: { label: 'Own' },
    rate: { label: 'Rate' },
    share: { label: 'Share' },
  });
  return (
    <>
      <MoneyField {...control('amount')} />
      <MoneyField {...control('own')} />
      <PercentField {...control('rate')} />
      <SliderField {...control('share')} maximum={100} step={0.5} marks={[]} />
      <output data-testid="request">{JSON.stringify(form.request)}</output>
    </>
  );
}

const show = (language: Language) => showInSite(<Loan />, { language });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const leave = (name: string) => fireEvent.blur(box(name));
const entry = (name: string) => box(name).value.replaceAll('\u00A0', ' ');
const requested = () =>
  JSON.parse(screen.getByTestId('request').textContent || 'null') as Record<string, number>;

test.each([
  ['en', '2 000.00', '2.5', '12.5'],
  ['fr', '2 000,00', '2,5', '12,5'],
  ['de', '2 000,00', '2,5', '12,5'],
] as const)('in %s a form begins with %s and %s, and moves to %s', (language, own, rate, moved) => {
  show(language);
  expect(entry('Own')).toBe(own);
  expect(entry('Rate')).toBe(rate);
  type('Own', '1');
  expect(entry('Share')).toBe(moved);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '7.5' } });
  expect(entry('Share')).toBe(moved.replace('12', '7'));
});

test('a form that nobody has begun to fill in changes its language', () => {
  const { switchLanguage } = show('en');
  switchLanguage('de');
  expect(entry('Own')).toBe('2 000,00');
  expect(entry('Rate')).toBe('2,5');
});

test.each([
  ['fr', '1234.5', '1 234,50'],
  ['fr', '1234,5', '1 234,50'],
  ['de', '1.234,5', '1 234,50'],
  ['de', '1,234.5', '1 234,50'],
  ['en', '1.234,5', '1 234.50'],
] as const)(
  'in %s the amount %s is written %s once the field is left',
  (language, typed, written) => {
    show(language);
    type('Amount', typed);
    expect(entry('Amount')).toBe(typed);
    leave('Amount');
    expect(entry('Amount')).toBe(written);
    expect(requested()).toMatchObject({ amount: 1234.5 });
  },
);

test.each([
  ['fr', '3.4', '3,4'],
  ['de', '3.25', '3,25'],
  ['en', '3,4', '3.4'],
  ['fr', 'trois', 'trois'],
] as const)(
  'in %s the rate %s is written %s once the field is left',
  (language, typed, written) => {
    show(language);
    type('Rate', typed);
    expect(entry('Rate')).toBe(typed);
    leave('Rate');
    expect(entry('Rate')).toBe(written);
  },
);

// A point or comma before three digits is read as one between thousands, whatever the language; the reader is told.
test.each([
  ['en', '1.234', 'Understood as € 1 234.00'],
  ['en', '1,234', 'Understood as € 1 234.00'],
  ['fr', '1.234', '1 234,00 €'],
  ['fr', '1,234', '1 234,00 €'],
  ['de', '1.234', '1 234,00 €'],
  ['de', '1,234', '1 234,00 €'],
] as const)('in %s the amount %s is said back: %s', (language, typed, said) => {
  show(language);
  type('Amount', typed);
  expect(requested()).toMatchObject({ amount: 1234 });
  leave('Amount');
  expect(descriptionOf(box('Amount')).replaceAll('\u00A0', ' ')).toContain(`${said}.`);
});

test.each(['1.234', '1,234', '1 234,50', '1234.50', '12,5', '12.5', '1.234.567', '1,234,567.89'])(
  'the amount %s is worth the same in every language, before and after its field is left',
  (typed) => {
    const { switchLanguage } = show('en');
    type('Amount', typed);
    const { amount } = requested();
    switchLanguage('fr');
    expect(box('Amount')).toHaveProperty('value', typed);
    expect(requested()).toMatchObject({ amount });
    leave('Amount');
    expect(requested()).toMatchObject({ amount });
    switchLanguage('de');
    leave('Amount');
    expect(requested()).toMatchObject({ amount });
    switchLanguage('en');
    leave('Amount');
    expect(requested()).toMatchObject({ amount });
  },
);

test.each(['2,75', '2.75'])('the rate %s is 2.75 %% in every language', (typed) => {
  const { switchLanguage } = show('fr');
  type('Amount', '1');
  type('Rate', typed);
  expect(requested()).toMatchObject({ rate: 2.75 });
  switchLanguage('en');
  expect(entry('Rate')).toBe(typed);
  expect(requested()).toMatchObject({ rate: 2.75 });
});

test.each([
  ['en', '3.256', '3.26', ' 2.5.'],
  ['fr', '3.256', '3,26', ' 2,5.'],
  ['de', '3,256', '3,26', ' 2,5.'],
] as const)(
  'in %s a rate of %s is rounded to %s, and the example is%s',
  async (language, typed, rounded, example) => {
    show(language);
    type('Rate', typed);
    leave('Rate');
    expect(entry('Rate')).toBe(rounded);
    type('Rate', 'two');
    leave('Rate');
    await waitFor(() => expect(descriptionOf(box('Rate'))).toContain(example));
  },
);
