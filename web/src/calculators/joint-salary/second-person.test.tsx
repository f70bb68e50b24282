import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import { descriptionOf } from '../../shared/test-support/controls.test-support.ts';
import { calculate, calculationPath, fieldsOf, showPage } from './fixtures.test-support.ts';
import { jointSalaryForm } from './form.ts';

/** The first person's class, or that of both. */
const taxClassCard = (name: string) =>
  within(screen.getByRole('group', { name: 'Tax class' })).getByRole('radio', { name });
const secondClass = () =>
  fieldsOf('Person 2').getByRole('group', { name: 'Tax class of person 2' });

describe('the tax class of the second person', () => {
  test('is that of the first until another is chosen', async () => {
    const { user } = showPage();
    expect(fieldsOf('Person 2').getByRole('radio', { name: 'Class 1' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(taxClassCard('Class 1a'));
    expect(fieldsOf('Person 2').getByRole('radio', { name: 'Class 1a' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(fieldsOf('Person 2').getByRole('radio', { name: 'Class 1' }));
    expect(taxClassCard('Class 1a')).toHaveProperty('checked', true);
  });

  // ACD, partenariat: with common children the second partner is not in class 1a.
  test('says where both are in class 1a that common children bring it to one only', async () => {
    const { user } = showPage();
    expect(descriptionOf(secondClass())).not.toContain('children in common');
    await user.click(taxClassCard('Class 1a'));
    expect(descriptionOf(secondClass())).toContain(
      'children in common, only one of you can be in class\u00A01a',
    );
    await user.click(fieldsOf('Person 2').getByRole('radio', { name: 'Class 1' }));
    expect(descriptionOf(secondClass())).not.toContain('children in common');
  });

  test('is not asked for in class 2', async () => {
    const { user } = showPage();
    await user.click(taxClassCard('Class 2'));
    expect(screen.queryByRole('group', { name: 'Tax class of person 2' })).toBeNull();
  });

  test('is sent once it is chosen, and stands in the summary', async () => {
    const { callsTo } = await calculate({ taxClass: 2, taxClass2: 1 });
    expect(callsTo(calculationPath)[0]?.body).toMatchObject({ taxClass: 2, taxClass2: 1 });
    expect(screen.getByRole('button', { name: 'Change “Tax class of person 2”' })).toBeDefined();
  });
});

describe('the hours of each person', () => {
  const check = checksOf(jointSalaryForm, { grossSalary: '5000' });

  // 1 978.34 x 20 / 40 = 989.17
  test('lower the smallest salary of that person alone', () => {
    const errorsOf = (changes: Parameters<typeof check>[0]) => check(changes).errors;
    const { request } = check({ grossSalary2: '989.17', weeklyHours2: '20' });
    expect(request).toMatchObject({ grossSalary2: 989.17, weeklyHours: null, weeklyHours2: 20 });
    expect(errorsOf({ grossSalary2: '989.16', weeklyHours2: '20' }).get('grossSalary2')).toEqual({
      code: 'belowMinimumSalaryForHours',
      limit: 989.17,
    });
    expect(errorsOf({ grossSalary: '989.17', weeklyHours2: '20' }).get('grossSalary')).toEqual({
      code: 'belowMinimumSalary',
      limit: 1978.34,
    });
  });

  test('are asked of employees only, each by name', async () => {
    const { user } = showPage();
    const hours = (person: string) =>
      screen.queryByRole('textbox', { name: `${person}: Working hours per week`, hidden: true });
    expect(hours('Person 1')).not.toBeNull();
    expect(hours('Person 2')).not.toBeNull();
    await user.click(fieldsOf('Person 2').getByRole('radio', { name: 'Self-employed' }));
    expect(hours('Person 1')).not.toBeNull();
    expect(hours('Person 2')).toBeNull();
  });
});
