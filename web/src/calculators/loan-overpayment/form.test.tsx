import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { descriptionOf, box, calculateButton, termsBox } from '../../shared/testing/controls.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { wholeResult } from '../../shared/testing/whole-result.ts';
import { fillIn } from '../calculator-in-test.test-support.tsx';
import { calculationPath, showPage, twoMonthsLeft } from './fixtures.ts';

describe('the form', () => {
  it('writes a rate with two decimals when it is left', async () => {
    const { user } = showPage();
    await user.type(box('Interest rate per year'), '3,255');
    await user.tab();
    expect(box('Interest rate per year')).toHaveProperty('value', '3.26');
  });

  it('wants a month at least, and says so when the years are emptied of their last', async () => {
    const { user } = showPage();
    await user.clear(box('Remaining years'));
    await user.type(box('Remaining years'), '0');
    expect(descriptionOf(box('Additional months'))).toBe('Please enter 1 month or more.');
    await user.clear(box('Remaining years'));
    await user.type(box('Remaining years'), '1');
    expect(descriptionOf(box('Additional months'))).toBe('In addition to the years, up to 11.');
  });

  it('quotes the law’s cap among the answers', () => {
    showPage();
    expect(
      screen.getByText(
        /caps the charge at 6 months of interest for a main residence.*up to € 450 000/,
      ),
    ).toBeDefined();
  });
});

describe('sending', () => {
  it('takes empty years for the default, which the field names', async () => {
    const { callsTo } = fakeApi({ [calculationPath]: [{ status: 200, body: twoMonthsLeft }] });
    const { user } = showPage();
    fillIn({
      loanAmount: 1000,
      interestRate: 12,
      remainingTermYears: '',
      remainingTermMonths: '',
      prepaymentAmount: 600,
    });
    expect(descriptionOf(box('Remaining years'))).toBe(
      'Up to 30. If you leave this empty, we use 10.',
    );
    await user.click(termsBox());
    await user.click(calculateButton());
    await wholeResult();
    expect(callsTo(calculationPath)[0]?.body).toMatchObject({
      remainingTermYears: null,
      remainingTermMonths: null,
    });
  });
});
