import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { descriptionOf } from '../../shared/testing/description-of.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { wholeResult } from '../../shared/testing/whole-result.ts';
import {
  calculateButton,
  calculationPath,
  fieldsOf,
  grossSalaryBox,
  showPage,
  taxClassCard,
  termsBox,
} from './test-page.tsx';
import { coupleInClass2 } from './fixtures.ts';

const bothPersons = ['Person 1', 'Person 2'] as const;
const rightAnswer = { status: 200, body: coupleInClass2 };

describe('the form', () => {
  it('begins with class 1, months and two employees under the rules of January 2025', () => {
    showPage();
    expect(taxClassCard('Class 1')).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
    for (const person of bothPersons) {
      const fields = fieldsOf(person);
      expect(fields.getByRole('radio', { name: 'Employee' })).toHaveProperty('checked', true);
      expect(fields.getByRole('slider', { name: 'Distance to work' })).toHaveProperty('value', '0');
    }
    expect(screen.getByRole('combobox')).toHaveProperty('value', '2025-01');
  });

  it('asks for the first salary and says that the second may be left empty', () => {
    showPage();
    expect(grossSalaryBox('Person 1')).toHaveProperty('required', true);
    expect(grossSalaryBox('Person 2')).toHaveProperty('required', false);
    expect(descriptionOf(grossSalaryBox('Person 2'))).toContain('only one income');
  });

  it('calls the amount a profit for the one who is self-employed', async () => {
    const { user } = showPage();
    await user.click(fieldsOf('Person 2').getByRole('radio', { name: 'Self-employed' }));
    expect(
      fieldsOf('Person 2').getByRole('textbox', { name: 'Profit before contributions' }),
    ).toBeDefined();
    expect(grossSalaryBox('Person 1')).toBeDefined();
  });

  it.each([
    ['goes to the first field on wide screens', true],
    ['leaves the focus where it is on phones', false],
  ])('%s', (_sentence, isWide) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(min-width: 768px)' && isWide,
      addEventListener() {},
      removeEventListener() {},
    }));
    showPage();
    const first = taxClassCard('Class 1');
    expect(document.activeElement === first).toBe(isWide);
  });
});

describe('the minimum salary', () => {
  it.each(bothPersons)('is asked for at the field of %s', async (person) => {
    const { user } = showPage();
    await user.type(grossSalaryBox(person), '1978.33');
    await user.tab();
    expect(descriptionOf(grossSalaryBox(person))).toBe(
      'The minimum salary in Luxembourg is €\u00A01\u00A0978.34. This is the lowest amount we accept. The minimum wage of adults is €\u00A02\u00A0637.79 a month.',
    );
    await user.clear(grossSalaryBox(person));
    await user.type(grossSalaryBox(person), '1978.34');
    expect(grossSalaryBox(person).getAttribute('aria-invalid')).toBe('false');
  });

  it('is checked again at both fields when months become years and back', async () => {
    const { user } = showPage();
    await user.type(grossSalaryBox('Person 1'), '5000');
    await user.type(grossSalaryBox('Person 2'), '4000');
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    for (const person of bothPersons) {
      expect(descriptionOf(grossSalaryBox(person))).toBe(
        'The minimum salary in Luxembourg is €\u00A023\u00A0740.08. This is the lowest amount we accept. The minimum wage of adults is €\u00A02\u00A0637.79 a month.',
      );
    }
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    for (const person of bothPersons) {
      expect(grossSalaryBox(person).getAttribute('aria-invalid')).toBe('false');
    }
  });

  it('is the same under all rules', async () => {
    const { user } = showPage();
    // Below the published wage of workers of 15 and 16 from May 2025, 2 027.80: the specification's amount stays.
    await user.type(grossSalaryBox('Person 2'), '1978.34');
    await user.selectOptions(screen.getByRole('combobox'), 'May to December 2025');
    expect(grossSalaryBox('Person 2').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('sending', () => {
  it('posts exactly the fields of the specification, the rules, and the wish for the curve', async () => {
    const { callsTo } = fakeApi({ [calculationPath]: [rightAnswer] });
    const { user } = showPage();
    await user.click(screen.getByRole('radio', { name: 'Class 2' }));
    await user.type(grossSalaryBox('Person 1'), '5 000,00');
    await user.type(grossSalaryBox('Person 2'), '4.000');
    await user.click(fieldsOf('Person 2').getByRole('radio', { name: 'Self-employed' }));
    const distance = fieldsOf('Person 2').getByRole('textbox', { name: 'Distance to work' });
    await user.clear(distance);
    await user.type(distance, '45');
    await user.click(termsBox());
    await user.click(calculateButton());
    await wholeResult();
    expect(callsTo(calculationPath).map(({ body }) => body)).toEqual([
      {
        grossSalary: 5000,
        grossSalary2: 4000,
        taxClass: 3,
        employmentType: 1,
        employmentType2: 2,
        distanceToWork: 0,
        distanceToWork2: 31,
        salaryPeriod: 'monthly',
        transportCosts: null,
        supplementaryPension: null,
        increasePercent: null,
        weeklyHours: null,
        weeklyHours2: null,
        taxClass2: null,
        payMonth: '2025-01',
        reallocationCurve: true,
      },
    ]);
  });

  it('sends null for a second person who was not entered', async () => {
    const { callsTo } = fakeApi({ [calculationPath]: [rightAnswer] });
    const { user } = showPage();
    await user.type(grossSalaryBox('Person 1'), '5000');
    await user.click(termsBox());
    await user.click(calculateButton());
    await wholeResult();
    expect(callsTo(calculationPath)[0]?.body).toMatchObject({ grossSalary2: null });
  });

  it('is not possible before the terms are accepted, and a line says so', () => {
    showPage();
    expect(calculateButton().getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(calculateButton())).toBe('Accept the terms of use to calculate.');
  });

  it('puts what the API refuses at the field of its person', async () => {
    const errors = [{ field: 'grossSalary2', message: 'refused', limit: 6000 }];
    fakeApi({ [calculationPath]: [{ status: 400, body: { errors } }] });
    const { user } = showPage();
    await user.type(grossSalaryBox('Person 1'), '5000');
    await user.type(grossSalaryBox('Person 2'), '4000');
    await user.click(termsBox());
    await user.click(calculateButton());
    await screen.findByRole('alert');
    expect(descriptionOf(grossSalaryBox('Person 2'))).toBe(
      'For your working hours, the lowest amount we accept is €\u00A06\u00A0000.00.',
    );
    expect(grossSalaryBox('Person 1').getAttribute('aria-invalid')).toBe('false');
  });
});
