import { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import { expect, test } from 'vitest';
import { defineForm } from '../../form/definition/define-form.ts';
import { money, ownChoice, sometimesAsked } from '../../form/definition/fields.ts';
import { namesOfRows, namesToAdd } from './rows-of-entries.ts';

const form = defineForm(
  homeAffordabilityCall,
  { annualNetIncome: money({ isRequired: true }), downPayment: money(), homePrice: money() },
  { asked: { homePrice: ({ downPayment }) => downPayment !== '' } },
);
const rows = (...columns: readonly Parameters<typeof form.check>[0][]) =>
  namesOfRows(form, ['annualNetIncome'], columns);
const entries = { annualNetIncome: '60000', downPayment: '5000', homePrice: '' };

test('what decides is always shown, other entries where the columns differ', () => {
  expect(rows(entries, entries)).toEqual(['annualNetIncome']);
  expect(rows(entries, { ...entries, downPayment: '6000' })).toEqual([
    'annualNetIncome',
    'downPayment',
  ]);
});

test('the same amount typed in another way is no difference', () => {
  expect(rows(entries, { ...entries, downPayment: '5 000.00' })).toEqual(['annualNetIncome']);
});

test('an entry differs from one that is not asked for', () => {
  const other = { annualNetIncome: '60000', downPayment: '', homePrice: '400000' };
  expect(rows({ ...entries, homePrice: '400000' }, other)).toEqual([
    'annualNetIncome',
    'downPayment',
    'homePrice',
  ]);
});

const household = defineForm(
  homeAffordabilityCall,
  {
    annualNetIncome: money({ isRequired: true }),
    buys: ownChoice<boolean>(false, [false, true]),
    homePrice: sometimesAsked(money({ isRequired: true })),
    downPayment: money(),
  },
  { asked: { homePrice: ({ buys }) => buys } },
);
const rents = { annualNetIncome: '60000', buys: false, homePrice: '', downPayment: '' };
const buyer = { ...rents, buys: true };
const shown = (added: readonly ('buys' | 'downPayment')[], ...columns: (typeof rents)[]) =>
  namesOfRows(household, ['annualNetIncome'], columns, added);

test('all that the form asks for can be added, in its order', () => {
  expect(namesToAdd(household, ['annualNetIncome'], [rents, rents])).toEqual([
    'buys',
    'downPayment',
  ]);
  expect(shown(['downPayment', 'buys'], rents, rents)).toEqual([
    'annualNetIncome',
    'buys',
    'downPayment',
  ]);
});

test('what only one column asks for and cannot do without comes by itself', () => {
  expect(shown(['buys'], rents, buyer)).toEqual(['annualNetIncome', 'buys', 'homePrice']);
});
