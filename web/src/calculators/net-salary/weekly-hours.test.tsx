import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import { descriptionOf, box } from '../../shared/test-support/controls.test-support.ts';
import { setClock } from '../../shared/test-support/set-clock.test-support.ts';
import { calculate, calculationPath, showPage } from './fixtures.test-support.ts';
import { netSalaryForm } from './form.ts';

const weeklyHoursBox = () =>
  screen.getByRole('textbox', { name: 'Working hours per week', hidden: true });

const check = checksOf(netSalaryForm, { grossSalary: '5000' });

// The specification's two amounts, in every period.
describe('the smallest gross salary', () => {
  test.each([
    ['1978.34', 'monthly', '2025-01'],
    ['23740.08', 'annual', '2025-01'],
    ['1978.34', 'monthly', '2026-06'],
  ] as const)('accepts %s %s in %s', (grossSalary, salaryPeriod, payMonth) => {
    expect(check({ grossSalary, salaryPeriod, payMonth }).errors).toEqual(new Map());
  });

  test.each([
    ['1978.33', 'monthly', '2025-01', 1978.34],
    ['23740.07', 'annual', '2025-01', 23_740.08],
    ['1978.34', 'annual', '2025-01', 23_740.08],
    ['1978.33', 'monthly', '2026-06', 1978.34],
    ['0', 'monthly', '2025-01', 1978.34],
    ['-5000', 'monthly', '2025-01', 1978.34],
  ] as const)('refuses %s %s in %s', (grossSalary, salaryPeriod, payMonth, limit) => {
    const { request, errors } = check({ grossSalary, salaryPeriod, payMonth });
    expect(errors).toEqual(new Map([['grossSalary', { code: 'belowMinimumSalary', limit }]]));
    expect(request).toBeUndefined();
  });
});

describe('the smallest salary for fewer hours', () => {
  // 1 978.34 x 20 / 40 = 989.17; 23 740.08 x 20 / 40 = 11 870.04; 1 978.34 x 38.5 / 40 = 1 904.15.
  test.each([
    ['989.17', '20', 'monthly'],
    ['11870.04', '20', 'annual'],
    ['1904.15', '38,5', 'monthly'],
    ['1978.34', '40', 'monthly'],
  ] as const)(
    'follows the hours: %s for %s hours, %s',
    (grossSalary, weeklyHours, salaryPeriod) => {
      expect(check({ grossSalary, weeklyHours, salaryPeriod }).errors).toEqual(new Map());
      const oneCentLess = String(Number(grossSalary) - 0.01);
      const code = weeklyHours === '40' ? 'belowMinimumSalary' : 'belowMinimumSalaryForHours';
      expect(check({ grossSalary: oneCentLess, weeklyHours, salaryPeriod }).errors).toEqual(
        new Map([['grossSalary', { code, limit: Number(grossSalary) }]]),
      );
    },
  );

  test('is that of full time for a profit, whose hours are not sent', () => {
    const profit = { employmentType: 2, weeklyHours: '20' } as const;
    expect(check({ ...profit, grossSalary: '1978.33' }).errors.get('grossSalary')).toEqual({
      code: 'belowMinimumSalary',
      limit: 1978.34,
    });
    expect(check(profit).request?.weeklyHours).toBeNull();
  });

  test('is named at the field, and falls when hours are entered', async () => {
    const { user } = showPage();
    await user.type(box('Gross salary'), '900');
    await user.click(screen.getByText('Hours and pay'));
    await user.type(weeklyHoursBox(), '20');
    expect(descriptionOf(box('Gross salary'))).toBe(
      'For your working hours, the lowest amount we accept is €\u00A0989.17.',
    );
    await user.clear(box('Gross salary'));
    await user.type(box('Gross salary'), '989.17');
    expect(box('Gross salary').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('the field', () => {
  test.each([
    ['0.5', 'Please enter 1\u00A0h or more.'],
    ['41', 'Please enter 40\u00A0h or less.'],
    ['half', 'Please enter a number, for example 20.'],
  ])('names its limits: %s', async (typed, message) => {
    const { user } = showPage();
    await user.click(screen.getByText('Hours and pay'));
    await user.type(weeklyHoursBox(), typed);
    await user.tab();
    expect(descriptionOf(weeklyHoursBox())).toBe(message);
  });

  test('says what it changes', () => {
    showPage();
    expect(descriptionOf(weeklyHoursBox())).toMatch(
      /^If you leave this empty, we use 40\sh\..*minimum wage credit \(CISSM\).*150\sh a month/,
    );
  });

  test('is not there for the self-employed', async () => {
    const { user } = showPage();
    await user.click(screen.getByRole('radio', { name: 'Self-employed' }));
    expect(
      screen.queryByRole('textbox', { name: 'Working hours per week', hidden: true }),
    ).toBeNull();
  });

  test('is sent, and stands in the summary of the entries', async () => {
    const { callsTo } = await calculate({ weeklyHours: 20 });
    expect(callsTo(calculationPath)[0]?.body).toMatchObject({ weeklyHours: 20 });
    expect(screen.getByText('20 h')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change “Working hours per week”' })).toBeDefined();
  });
});

// 2 703.74 x 20 / 40 = 1 351.87, the minimum wage of unskilled adults of June 2025 for 20 hours.
test('says below which wage an adult must not be paid, and for whom less is lawful', async () => {
  await calculate({ weeklyHours: 20, grossSalary: 1351.86 });
  expect(
    screen.getByText(/€ 1 351\.87 gross a month.*people under 18, students and apprentices/),
  ).toBeDefined();
});

describe('rules that are not known yet', () => {
  test.each([
    ['2026-12-31T12:00:00Z', 'January 2027'],
    ['2028-06-01T12:00:00Z', 'June 2028'],
  ])('are said, with the month ahead or that of the day: %s', async (now, month) => {
    setClock(now);
    await calculate({ payMonth: '2027-01' });
    const said = `The rules for ${month} are not known yet. We used the rules for June to December 2026.`;
    expect(screen.getByText(said)).toBeDefined();
  });

  test('are not said of a known period that was chosen', async () => {
    setClock('2028-06-01T12:00:00Z');
    await calculate({ payMonth: '2026-06' });
    expect(screen.queryByText(/are not known yet/)).toBeNull();
  });
});
