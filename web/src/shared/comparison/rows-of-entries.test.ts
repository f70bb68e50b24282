import { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import { expect, test } from 'vitest';
import { defineForm } from '../form/define-form.ts';
import { money } from '../form/fields.ts';
import { namesOfRows } from './rows-of-entries.ts';

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
