import { supportedYears } from '@suen/engine/small-door';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import { enter, descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import { controlOf, fillIn, showPageOf } from '../calculator-in-test.test-support.tsx';
import { taxOptimizationForm } from './form.ts';

const showPage = () => showPageOf('tax-optimization');

const optionsOf = (list: HTMLElement) =>
  [...list.querySelectorAll('option')].map(({ textContent }) => textContent);

describe('the form', () => {
  test('begins with one person', () => {
    showPage();
    expect(controlOf('household', 'single')).toHaveProperty('checked', true);
  });

  test('draws how much of each limit is used once the age is known', async () => {
    setClock('2026-11-22T12:00:00Z');
    showPage();
    const fold = () => screen.getByText('Insurance').closest('summary');
    expect(fold()?.textContent).toContain('up to €\u00A0672 per person');
    expect(fold()?.querySelector('[aria-hidden="true"] > [data-unused]')).toBeNull();
    enter(controlOf('age1'), '38');
    enter(controlOf('autoLiabilityInsurance1'), '480');
    expect(fold()?.textContent).toContain('€\u00A0480 of €\u00A0672');
    const parts = [...(fold()?.querySelectorAll<HTMLElement>('[data-unused]') ?? [])];
    // 672 - 480 = 192
    expect(parts.map(({ dataset, style }) => [dataset['unused'], style.flexGrow])).toEqual([
      ['false', '480'],
      ['true', '192'],
    ]);
  });

  test('offers no children to ten, and the years whose law is known', () => {
    showPage();
    const children = optionsOf(controlOf('childrenInHousehold'));
    expect([children.at(0), children.at(1), children.at(-1), children.length]).toEqual([
      'No children',
      '1 child',
      '10 children',
      11,
    ]);
    expect(optionsOf(controlOf('taxYear'))).toEqual(supportedYears.map(String).toReversed());
  });

  // 3 200 in 2025, 4 500 in 2026.
  test('begins with the tax year of today and says what an older one is for', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { user } = showPage();
    expect(controlOf('taxYear')).toHaveProperty('value', '2026');
    expect(descriptionOf(controlOf('taxYear'))).toBe('The rules of this tax year apply.');
    expect(screen.getByText(/each adult can deduct up to € 4 500/)).toBeDefined();
    await user.selectOptions(controlOf('taxYear'), '2025');
    expect(screen.getByText(/each adult can deduct up to € 3 200/)).toBeDefined();
    expect(descriptionOf(controlOf('taxYear'))).toBe(
      'Older rules, for the tax return of a past year.',
    );
  });

  test('says what each insurance covers and what does not count', () => {
    showPage();
    expect(descriptionOf(controlOf('autoLiabilityInsurance1'))).toMatch(
      /comprehensive cover \(casco\), theft, fire and glass are not deductible/,
    );
    expect(descriptionOf(controlOf('homeLiabilityInsurance1'))).toMatch(
      /fire, water damage, theft and contents are not deductible/,
    );
    expect(descriptionOf(controlOf('pension1'))).toMatch(
      /Do not enter payments into your employer’s scheme/,
    );
  });
});

describe('a household with a partner', () => {
  test('names the field of each below what is asked for', () => {
    showPage();
    fillIn({ household: 'partner' });
    const group = screen.getByRole('group', { name: 'Life insurance' });
    expect(within(group).getByRole('textbox', { name: 'You' })).toBe(controlOf('lifeInsurance1'));
    expect(within(group).getByRole('textbox', { name: 'Your partner' })).toBe(
      controlOf('lifeInsurance2'),
    );
  });

  test('is cleared of the partner, and of nothing else, when it becomes single', async () => {
    showPage();
    fillIn({ household: 'partner' });
    fillIn({ homeSavings1: 800 });
    fillIn({ homeSavings2: 900 });
    fillIn({ age2: 17 });
    await waitFor(() =>
      expect(descriptionOf(controlOf('age2'))).toBe('Please enter 18 years or more.'),
    );
    fillIn({ household: 'single' });
    expect(controlOf('homeSavings1')).toHaveProperty('value', '800.00');
    expect(screen.queryByText('Your partner')).toBeNull();
    fillIn({ household: 'partner' });
    expect(controlOf('homeSavings2')).toHaveProperty('value', '');
    expect(controlOf('age2')).toHaveProperty('value', '');
    expect(controlOf('age2').getAttribute('aria-invalid')).toBe('false');
    expect(controlOf('homeSavings1')).toHaveProperty('value', '800.00');
  });
});

describe('the outstanding balance insurance', () => {
  test('takes an amount for single and periodic premiums only', () => {
    showPage();
    const premiums = () => controlOf('outstandingBalanceInsurance');
    expect(premiums()).toHaveProperty('disabled', true);
    fillIn({ outstandingBalanceInsuranceType: 1 });
    expect(premiums()).toHaveProperty('disabled', false);
    expect(descriptionOf(premiums())).toMatch(/€\u00A06\u00A0000 for each insured adult/);
    fillIn({ outstandingBalanceInsuranceType: 2 });
    expect(premiums()).toHaveProperty('disabled', false);
    expect(descriptionOf(premiums())).toMatch(/fall under the insurance limit/);
    fillIn({ outstandingBalanceInsuranceType: 0 });
    expect(premiums()).toHaveProperty('disabled', true);
  });
});

describe('what the remaining limits are worth in tax', () => {
  test('asks for the income, and then for the class; two who are taxed together have no class to choose', () => {
    showPage();
    expect(screen.queryByText('Class 1')).toBeNull();
    fillIn({ taxableIncome: 50000 });
    expect(screen.getByText(/: € 50 000$/)).toBeDefined();
    expect(controlOf('taxClass', 1)).toHaveProperty('checked', true);
    fillIn({ household: 'partner' });
    expect(screen.queryByText('Class 1')).toBeNull();
    expect(descriptionOf(controlOf('taxableIncome'))).toMatch(/you are in class\s2/);
  });
});

const check = checksOf(taxOptimizationForm, { age1: '35' });

test('has nothing of a partner who is not there and of an insurance that is not there', () => {
  const { request, errors } = check({
    household: 'single',
    age2: '17',
    homeSavings2: 'much',
    outstandingBalanceInsuranceType: 0,
    outstandingBalanceInsurance: 'much',
  });
  expect(errors).toEqual(new Map());
  expect(request).toMatchObject({
    age2: null,
    homeSavings2: null,
    outstandingBalanceInsurance: null,
  });
});
