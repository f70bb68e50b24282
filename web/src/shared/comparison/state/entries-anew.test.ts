import { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import { expect, test } from 'vitest';
import { formatIn } from '../../amount/format.ts';
import { defineForm } from '../../form/definition/define-form.ts';
import { money, percent } from '../../form/definition/fields.ts';
import { entriesAnew } from './entries-anew.ts';

const form = defineForm(loanCostCall, {
  amount: money({ isRequired: true }),
  annualInterestRate: percent({ isRequired: true }),
});

test('a number with another language’s decimal mark is written as the readers of the page do', () => {
  const typed = { amount: '350000', annualInterestRate: '3.5' };
  expect(entriesAnew(form, typed, formatIn('de'))).toEqual({
    amount: '350000',
    annualInterestRate: '3,5',
  });
  expect(entriesAnew(form, typed, formatIn('en'))).toEqual(typed);
});

test('what cannot be read stays as it was typed', () => {
  const typed = { amount: 'a.b', annualInterestRate: '3,5' };
  expect(entriesAnew(form, typed, formatIn('fr'))).toEqual(typed);
});
