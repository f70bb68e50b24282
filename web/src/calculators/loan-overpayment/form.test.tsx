import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import { descriptionOf, box } from '../../shared/test-support/controls.test-support.ts';
import { fillIn, showPageOf } from '../calculator-in-test.test-support.tsx';
import { loanOverpaymentForm } from './form.ts';

const showPage = () => showPageOf('loan-overpayment');

describe('the form', () => {
  test('wants a month at least, and says so when the years are emptied of their last', async () => {
    const { user } = showPage();
    await user.clear(box('Remaining years'));
    await user.type(box('Remaining years'), '0');
    expect(descriptionOf(box('Additional months'))).toBe('Please enter 1\u00A0month or more.');
    await user.clear(box('Remaining years'));
    await user.type(box('Remaining years'), '1');
    expect(descriptionOf(box('Additional months'))).toBe('In addition to the years, up to 11.');
  });

  test('quotes the law’s cap among the answers', () => {
    showPage();
    expect(
      screen.getByText(
        /caps the charge at 6 months of interest if you took out the loan.*first € 450 000/,
      ),
    ).toBeDefined();
  });

  test('names the default that it takes for empty years', () => {
    showPage();
    fillIn({ remainingTermYears: '' });
    expect(descriptionOf(box('Remaining years'))).toBe(
      'Up to 30. If you leave this empty, we use 10 years.',
    );
  });
});

const check = checksOf(loanOverpaymentForm, {
  loanAmount: '200000',
  interestRate: '3.5',
  prepaymentAmount: '20000',
});

test.each(['0', ''])('refuse a term of no months: 0 years and "%s" months', (months) => {
  const { errors } = check({ remainingTermYears: '0', remainingTermMonths: months });
  expect(errors).toEqual(new Map([['remainingTermMonths', { code: 'belowMinimum', limit: 1 }]]));
});

// Halves go up as they are written, though the binary numbers nearest to them lie below.
test.each([
  ['3,255', 3.26],
  ['1.005', 1.01],
  ['2.675', 2.68],
])('rounds the rate %s to %d', (interestRate, rounded) => {
  expect(check({ interestRate }).request).toMatchObject({ interestRate: rounded });
});
