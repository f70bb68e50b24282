import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import { descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { fieldsOf, grossSalaryBox, showPage } from './fixtures.test-support.ts';
import { jointSalaryForm } from './form.ts';

const bothPersons = ['Person 1', 'Person 2'] as const;
describe('the form', () => {
  test('asks for the first salary and says that the second may be left empty', () => {
    showPage();
    expect(grossSalaryBox('Person 1')).toHaveProperty('required', true);
    expect(grossSalaryBox('Person 2')).toHaveProperty('required', false);
    expect(descriptionOf(grossSalaryBox('Person 2'))).toContain('there is only one income');
  });

  test('calls the amount a profit for the one who is self-employed', async () => {
    const { user } = showPage();
    await user.click(fieldsOf('Person 2').getByRole('radio', { name: 'Self-employed' }));
    expect(
      fieldsOf('Person 2').getByRole('textbox', { name: 'Profit before contributions' }),
    ).toBeDefined();
    expect(grossSalaryBox('Person 1')).toBeDefined();
  });
});

describe('the minimum salary', () => {
  test.each(bothPersons)('is asked for at the field of %s', async (person) => {
    const { user } = showPage();
    await user.type(grossSalaryBox(person), '1978.33');
    await user.tab();
    expect(descriptionOf(grossSalaryBox(person))).toBe(
      'The minimum salary in Luxembourg is €\u00A01\u00A0978.34. We accept no lower amount. This limit was the minimum wage of the youngest workers at the start of 2025. Under the rules you chose, adults earn at least €\u00A02\u00A0637.79 per month.',
    );
    await user.clear(grossSalaryBox(person));
    await user.type(grossSalaryBox(person), '1978.34');
    expect(grossSalaryBox(person).getAttribute('aria-invalid')).toBe('false');
  });

  test('is checked again at both fields when months become years and back', async () => {
    const { user } = showPage();
    await user.type(grossSalaryBox('Person 1'), '5000');
    await user.type(grossSalaryBox('Person 2'), '4000');
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    for (const person of bothPersons) {
      expect(descriptionOf(grossSalaryBox(person))).toBe(
        'The minimum salary in Luxembourg is €\u00A023\u00A0740.08. We accept no lower amount. This limit was the minimum wage of the youngest workers at the start of 2025. Under the rules you chose, adults earn at least €\u00A031\u00A0653.48 per year.',
      );
    }
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    for (const person of bothPersons) {
      expect(grossSalaryBox(person).getAttribute('aria-invalid')).toBe('false');
    }
  });
});

const check = checksOf(jointSalaryForm, { grossSalary: '5000', grossSalary2: '4000' });

// 1 978.34 a month and 23 740.08 a year since January 2025, as the specification prints them; 2 027.80 since May 2025.
describe('the smallest gross salary', () => {
  test.each([
    [{ grossSalary: '1978.34' }],
    [{ grossSalary2: '1978.34' }],
    [{ grossSalary2: '' }],
    [{ grossSalary: '23740.08', grossSalary2: '23740.08', salaryPeriod: 'annual' }],
  ] as const)('accepts %j', (changes) => {
    expect(check(changes).errors).toEqual(new Map());
  });

  test.each([
    [{ grossSalary: '1978.33' }, 'grossSalary', 1978.34],
    [{ grossSalary2: '1978.33' }, 'grossSalary2', 1978.34],
    [{ grossSalary2: '0' }, 'grossSalary2', 1978.34],
    [{ grossSalary2: '1978.33', payMonth: '2025-05' }, 'grossSalary2', 1978.34],
    [
      { grossSalary: '60000', grossSalary2: '23740.07', salaryPeriod: 'annual' },
      'grossSalary2',
      23_740.08,
    ],
  ] as const)('refuses %j', (changes, name, limit) => {
    const { request, errors } = check(changes);
    expect(errors).toEqual(new Map([[name, { code: 'belowMinimumSalary', limit }]]));
    expect(request).toBeUndefined();
  });

  test('is refused for both persons at once', () => {
    const { errors } = check({ grossSalary: '1000', grossSalary2: '1000' });
    expect([...errors.keys()]).toEqual(['grossSalary', 'grossSalary2']);
  });
});
