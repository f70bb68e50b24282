import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { descriptionOf, box, list } from '../../shared/test-support/controls.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import { showPage } from './fixtures.test-support.ts';

describe('the minimum salary', () => {
  test('is asked for at the field, in the words of the specification', async () => {
    const { user } = showPage();
    await user.type(box('Gross salary'), '1978.33');
    expect(box('Gross salary').getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    expect(box('Gross salary').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box('Gross salary'))).toBe(
      'The minimum salary in Luxembourg is €\u00A01\u00A0978.34. We accept no lower amount. This limit was the minimum wage of the youngest workers at the start of 2025. Under the rules you chose, adults earn at least €\u00A02\u00A0637.79 per month.',
    );
    await user.clear(box('Gross salary'));
    await user.type(box('Gross salary'), '1978.34');
    expect(box('Gross salary').getAttribute('aria-invalid')).toBe('false');
  });

  test('is checked again when the salary becomes that of a year, and of a month again', async () => {
    const { user } = showPage();
    await user.type(box('Gross salary'), '5000');
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(descriptionOf(box('Gross salary'))).toBe(
      'The minimum salary in Luxembourg is €\u00A023\u00A0740.08. We accept no lower amount. This limit was the minimum wage of the youngest workers at the start of 2025. Under the rules you chose, adults earn at least €\u00A031\u00A0653.48 per year.',
    );
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(box('Gross salary').getAttribute('aria-invalid')).toBe('false');
  });

  test('is not asked for while nothing is entered', async () => {
    const { user } = showPage();
    await user.click(box('Gross salary'));
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(box('Gross salary').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('choices', () => {
  test('begin with the rules of today, and say what older ones are for', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { user } = showPage();
    expect(list('For which months?')).toHaveProperty('value', '2026-06');
    await user.selectOptions(list('For which months?'), '2025-01');
    expect(descriptionOf(list('For which months?'))).toBe(
      'Older rules, for an old payslip or the tax return of a past year.',
    );
  });

  test('pair the slider with a field, and read 31 as more than 30', async () => {
    const { user } = showPage();
    const slider = screen.getByRole('slider', { name: 'Distance to work' });
    const field = screen.getByRole('textbox', { name: 'Distance to work' });
    await user.clear(field);
    await user.type(field, '12');
    expect(slider).toHaveProperty('value', '12');
    expect(slider.getAttribute('aria-valuetext')).toBe('12\u00A0km');
    await user.clear(field);
    await user.type(field, '31');
    expect(slider.getAttribute('aria-valuetext')).toBe('More than 30\u00A0km');
  });

  test('name what folded fields hold', async () => {
    const { user } = showPage();
    await user.click(screen.getByText('Hours and pay'));
    await user.type(screen.getByRole('textbox', { name: 'Salary increase' }), '2,5');
    // In the fold, and in the list beside the form.
    expect(screen.getAllByText('+ 2.5 %')).toHaveLength(2);
  });
});

describe('the terms', () => {
  test('open in a dialog with all their sections, and close', async () => {
    const { user } = showPage();
    await user.click(screen.getByRole('button', { name: 'terms of use' }));
    const dialog = screen.getByRole('dialog', { name: 'Terms of use' });
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      'Disclaimer',
      'No warranties',
      'User responsibility',
      'Limitation of liability',
      'Changes to terms',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
