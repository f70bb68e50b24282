import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { formatIn } from '../../shared/amount/format.ts';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import {
  descriptionOf,
  box,
  calculateButton,
  termsBox,
} from '../../shared/test-support/controls.test-support.ts';
import { fillIn, showCalculator, showPageOf } from '../calculator-in-test.test-support.tsx';
import { loanCostForm } from './form.ts';

const showPage = () => showPageOf('loan-cost');

const slider = () => screen.getByRole('slider', { name: 'Term in years' });

/** Puts something else into a field. */
async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(box(name));
  await user.type(box(name), text);
}

describe('the term', () => {
  test('begins with the defaults of the specification', () => {
    showPage();
    expect(slider()).toHaveProperty('value', '20');
    expect(['min', 'max', 'step'].map((name) => slider().getAttribute(name))).toEqual([
      '0',
      '35',
      '1',
    ]);
  });

  test('couples years and months both ways', async () => {
    const { user } = showPage();
    fireEvent.change(slider(), { target: { value: '25' } });
    expect(box('Term in months')).toHaveProperty('value', '300');
    await retype(user, 'Term in months', '30');
    expect(box('Term in years')).toHaveProperty('value', '2');
    expect(slider()).toHaveProperty('value', '2');
    expect(slider().getAttribute('aria-valuetext')).toBe('2\u00A0years and 6\u00A0months');
    await retype(user, 'Term in years', '10');
    expect(box('Term in months')).toHaveProperty('value', '120');
  });

  test('goes beyond the slider to 480 months', async () => {
    const { user } = showPage();
    await retype(user, 'Term in months', '480');
    expect(box('Term in years')).toHaveProperty('value', '40');
    expect(slider()).toHaveProperty('value', '35');
    expect(slider().getAttribute('aria-valuetext')).toBe('40\u00A0years');
    await user.tab();
    expect(descriptionOf(box('Term in months'))).not.toContain('Please');
    expect(descriptionOf(box('Term in years'))).toBe('');
  });

  test('may be of no months, which are a loan of none', () => {
    showPage();
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(box('Term in months')).toHaveProperty('value', '0');
    expect(descriptionOf(box('Term in months'))).not.toContain('Please');
  });

  test('names the limit that is passed while the years move along', async () => {
    const { user } = showPage();
    await retype(user, 'Term in months', '481');
    expect(descriptionOf(box('Term in months'))).toBe('Please enter 480\u00A0months or less.');
  });
});

describe('sending', () => {
  test('says a failure on the page and in the console', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = showCalculator('loan-cost', 'noConnection');
    fillIn({ amount: 350_000, annualInterestRate: 3.2 });
    await user.click(termsBox());
    await user.click(calculateButton());
    await screen.findByRole('alert');
    expect(log).toHaveBeenCalledWith('Error submitting form', expect.any(Error));
  });
});

const check = checksOf(loanCostForm, { amount: '300 000', annualInterestRate: '3,2' });

// The specification's years end at 35 and its months at 480; no months are a loan of none.
test.each([
  [{ years: '0', months: '0' }],
  [{ years: '40', months: '480' }],
  [{ years: '36', months: '443' }],
])('years that follow the months have no limit: %j', (changes) => {
  expect(check(changes).errors).toEqual(new Map());
  expect(check(changes).request).toBeDefined();
});

const asked = { amount: 300_000, annualInterestRate: 3.2, years: 20, months: 240 };
const always = { ...asked, loadMonthlyAmmortization: false };

// What nothing was entered for is not sent, and 0 is an entry. The mortgage goes along where there is an effective rate.
test.each([
  [{}, {}],
  [{ fees: '0' }, { fees: 0, isMortgage: true }],
  [{ isMortgage: false }, {}],
  [
    { fees: '1 500', isMortgage: false },
    { fees: 1500, isMortgage: false },
  ],
  [
    { secondRate: '3,1', secondYears: '25' },
    { isMortgage: true, secondOffer: { interestRate: 3.1, loanTermYears: 25 } },
  ],
  [
    { secondRate: '3,1', secondYears: '25', secondFees: '0' },
    { isMortgage: true, secondOffer: { interestRate: 3.1, loanTermYears: 25, fees: 0 } },
  ],
  [{ fixedYears: '10', pointsMore: '1.5' }, { rateChanges: [{ afterYears: 10, points: 1.5 }] }],
  [
    { rentalValueFixed: '2025', persons: '3', marginalRate: '39' },
    { ownHome: { rentalValueFixed: 2025, persons: 3, marginalRate: 39 } },
  ],
])('%j is sent as %j', (changes, sent) => {
  expect(check(changes).request).toEqual({ ...always, ...sent });
});

test.each([
  [{ secondFees: '500' }, ['secondRate', 'secondYears']],
  [{ secondRate: '3' }, ['secondYears']],
  [{ pointsMore: '1' }, ['fixedYears']],
  [{ persons: '2' }, ['rentalValueFixed', 'marginalRate']],
])('%j alone needs %j', (changes, missing) => {
  expect([...check(changes).errors]).toEqual(missing.map((name) => [name, { code: 'required' }]));
});

// Of 240 months, 19 full years are left for a change.
test('a rate changes before the loan ends', () => {
  const change = { fixedYears: '20', pointsMore: '1' };
  expect(check(change).errors.get('fixedYears')).toEqual({ code: 'aboveMaximum', limit: 19 });
  expect(check({ ...change, years: '30', months: '360' }).errors).toEqual(new Map());
});

test('what a second offer lacks is said at its field, and the fold opens', async () => {
  const { user } = showPage();
  fillIn({ amount: 350_000, annualInterestRate: 3.2, secondRate: 3 });
  await user.click(termsBox());
  await user.click(calculateButton());
  const term = box('Term of the second offer');
  expect(descriptionOf(term)).toBe(
    'Please fill in this field. To compare both offers, we need the rate and the term of the second offer.',
  );
  expect(term.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(term);
});

test.each([
  ['26', 'Please enter 1900 or a later year.'],
  ['20255', 'Please enter 3000 or an earlier year.'],
  ['', 'Please fill in this field. To'],
])('a year of %s is refused as a year', async (year, message) => {
  const { user } = showPage();
  fillIn({ amount: 350_000, annualInterestRate: 3.2, persons: 2, rentalValueFixed: year });
  await user.click(termsBox());
  await user.click(calculateButton());
  expect(descriptionOf(box('Year the rental value was fixed'))).toContain(message);
});

test.each([
  ['secondOffer.interestRate', 'secondRate'],
  ['rateChanges.0.points', 'pointsMore'],
  ['ownHome.persons', 'persons'],
  ['fees', 'fees'],
])('what the API refuses as %s stands at %s', (part, name) => {
  const opening = { today: '2026-11-26', format: formatIn('en') };
  expect(loanCostForm.nameOf(part, loanCostForm.initialValues(opening))).toBe(name);
});
