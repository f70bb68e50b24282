import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { descriptionOf, box, calculateButton, termsBox } from '../../shared/testing/controls.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { fillIn } from '../calculator-in-test.test-support.tsx';
import { calculationPath, showPage } from './fixtures.ts';
import { checksOf } from '../../shared/testing/check-form.ts';
import { loanCostForm } from './form.ts';

const slider = () => screen.getByRole('slider', { name: 'Term in years' });

/** Puts something else into a field. */
async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(box(name));
  await user.type(box(name), text);
}

describe('the term', () => {
  it('begins with the defaults of the specification', () => {
    showPage();
    expect(slider()).toHaveProperty('value', '20');
    expect(['min', 'max', 'step'].map((name) => slider().getAttribute(name))).toEqual([
      '0',
      '35',
      '1',
    ]);
  });

  it('couples years and months both ways', async () => {
    const { user } = showPage();
    fireEvent.change(slider(), { target: { value: '25' } });
    expect(box('Term in months')).toHaveProperty('value', '300');
    await retype(user, 'Term in months', '30');
    expect(box('Term in years')).toHaveProperty('value', '2');
    expect(slider()).toHaveProperty('value', '2');
    expect(slider().getAttribute('aria-valuetext')).toBe('2 years and 6 months');
    await retype(user, 'Term in years', '10');
    expect(box('Term in months')).toHaveProperty('value', '120');
  });

  it('goes beyond the slider to 480 months', async () => {
    const { user } = showPage();
    await retype(user, 'Term in months', '480');
    expect(box('Term in years')).toHaveProperty('value', '40');
    expect(slider()).toHaveProperty('value', '35');
    expect(slider().getAttribute('aria-valuetext')).toBe('40 years');
    await user.tab();
    expect(descriptionOf(box('Term in months'))).not.toContain('Please');
    expect(descriptionOf(box('Term in years'))).toBe('');
  });

  it('may be of no months, which are a loan of none', () => {
    showPage();
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(box('Term in months')).toHaveProperty('value', '0');
    expect(descriptionOf(box('Term in months'))).not.toContain('Please');
  });

  it('names the limit that is passed while the years move along', async () => {
    const { user } = showPage();
    await retype(user, 'Term in months', '481');
    expect(descriptionOf(box('Term in months'))).toBe('Please enter 480 months or less.');
  });
});

describe('sending', () => {
  it('says a failure on the page and in the console', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi({ [calculationPath]: ['noConnection'] });
    const { user } = showPage();
    fillIn({ amount: 350_000, annualInterestRate: 3.2 });
    await user.click(termsBox());
    await user.click(calculateButton());
    await screen.findByRole('alert');
    expect(log).toHaveBeenCalledWith('Error submitting form', expect.any(Error));
  });
});

const check = checksOf(loanCostForm, { amount: '300 000', annualInterestRate: '3,2' });

// The specification's years end at 35 and its months at 480; no months are a loan of none.
it.each([
  [{ years: '0', months: '0' }],
  [{ years: '40', months: '480' }],
  [{ years: '36', months: '443' }],
])('years that follow the months have no limit: %j', (changes) => {
  expect(check(changes).problems).toEqual(new Map());
  expect(check(changes).request).toBeDefined();
});
