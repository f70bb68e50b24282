import type { GrossSalaryInput } from '@suen/engine/calculators/gross-salary/input';
import type { GrossSalaryResult } from '@suen/engine/calculators/gross-salary/result';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerOf, answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { checksOf } from '../../shared/test-support/check-form.test-support.ts';
import {
  descriptionOf,
  box,
  calculateButton,
  termsBox,
  enter,
} from '../../shared/test-support/controls.test-support.ts';
import { fakeApi } from '../../shared/test-support/fake-api.test-support.ts';
import { sendForm } from '../../shared/test-support/send-form.test-support.ts';
import { wholeResult } from '../../shared/test-support/whole-result.test-support.ts';
import { fillIn } from '../calculator-in-test.test-support.tsx';
import { showPage } from './fixtures.test-support.ts';
import { netSalaryForm } from './form.ts';

const grossSalaryPath = '/SalaryCalculator/calculategross';
const netSalaryBox = () => screen.getByRole('textbox', { name: 'Net salary you want' });
const known = (name: string) => screen.getByRole('radio', { name });

async function askForGross(wish: string, answer = answerOf('gross-salary')) {
  const api = fakeApi({ [grossSalaryPath]: [answer] });
  const page = showPage();
  await page.user.click(known('Net salary'));
  fillIn({ payMonth: '2025-05', netSalary: wish });
  await page.user.click(termsBox());
  await page.user.click(calculateButton());
  return { ...page, ...api };
}

describe('the figure that is known', () => {
  test('is the gross salary, until another is chosen; each keeps its amount', async () => {
    const { user } = showPage();
    expect(known('Gross salary')).toHaveProperty('checked', true);
    enter(box('Gross salary'), '5000');
    await user.click(known('Net salary'));
    expect(screen.queryByRole('textbox', { name: 'Gross salary' })).toBeNull();
    enter(netSalaryBox(), '3000');
    await user.click(known('Gross salary'));
    expect(box('Gross salary')).toHaveProperty('value', '5\u00A0000.00');
    await user.click(known('Net salary'));
    expect(netSalaryBox()).toHaveProperty('value', '3\u00A0000.00');
  });

  test('is named in the words of a profit for the self-employed', async () => {
    const { user } = showPage();
    await user.click(screen.getByRole('radio', { name: 'Self-employed' }));
    await user.click(known('Net income'));
    expect(screen.getByRole('textbox', { name: 'Net income you want' })).toBeDefined();
  });

  test('alone is sent, to its own call; a raise belongs to a gross that is known', () => {
    const check = checksOf(netSalaryForm, { grossSalary: '', increasePercent: '2.5' });
    const { request, errors } = check({ known: 'net', netSalary: '3 000' });
    expect(errors).toEqual(new Map());
    expect(request).toMatchObject({ netSalary: 3000, increasePercent: null });
    expect(request).not.toHaveProperty('grossSalary');
    expect(check({ known: 'net' }).errors).toEqual(new Map([['netSalary', { code: 'required' }]]));
  });
});

describe('the employer’s cost', () => {
  const costBox = () =>
    screen.getByRole('textbox', { name: 'Total cost of your work for your employer' });

  test('leads to the gross that it pays for; cost and net are said', async () => {
    // 5 000 in June 2025: 140 + 12.50 + 400 + 35 + 49.50 + 7 = 644 of contributions.
    const { callsTo } = fakeApi({ [grossSalaryPath]: [answerOf('gross-salary')] });
    const { user } = showPage();
    await user.click(known('Employer’s cost'));
    fillIn({ payMonth: '2025-05', employerCost: 5644 });
    await sendForm();
    expect(callsTo(grossSalaryPath)[0]?.body).toMatchObject({ employerCost: 5644, employer: true });
    expect(callsTo(grossSalaryPath)[0]?.body).not.toHaveProperty('netSalary');
    expect(
      screen.getByRole('heading', { name: /^Gross salary for this cost .*5.?000\.00/ }),
    ).toBeDefined();
    expect(
      screen.getByText(
        /^For € 5 644\.00, your employer can pay you this gross salary\. You receive € 3 690\.06 net\./,
      ),
    ).toBeDefined();
  });

  test('is none of the self-employed: their profit is asked for', async () => {
    const { user } = showPage();
    await user.click(known('Employer’s cost'));
    await user.click(screen.getByRole('radio', { name: 'Self-employed' }));
    expect(screen.queryByRole('radio', { name: 'Employer’s cost' })).toBeNull();
    expect(known('Profit')).toHaveProperty('checked', true);
    const check = checksOf(netSalaryForm, {
      known: 'cost',
      employmentType: 2,
      grossSalary: '60000',
    });
    expect(check({}).request).toMatchObject({ grossSalary: 60_000 });
    await user.click(screen.getByRole('radio', { name: 'Employee' }));
    expect(costBox()).toBeDefined();
  });

  test('below the lowest one is refused with that limit, and no more than the highest is sent', async () => {
    const errors = [
      { field: 'employerCost', code: 'belowMinimum', message: 'too low', limit: 2241.26 },
    ];
    fakeApi({ [grossSalaryPath]: [{ status: 400, body: { errors } }] });
    const { user } = showPage();
    await user.click(known('Employer’s cost'));
    enter(costBox(), '2000');
    await user.click(termsBox());
    await user.click(calculateButton());
    await vi.waitFor(() =>
      expect(descriptionOf(costBox())).toBe(
        'The lowest salary that we accept costs an employer €\u00A02\u00A0241.26. Please enter at least this amount.',
      ),
    );
    const check = checksOf(netSalaryForm, { known: 'cost' });
    expect(check({ employerCost: '20000000.01' }).errors).toEqual(
      new Map([['employerCost', { code: 'aboveMaximum', limit: 20_000_000 }]]),
    );
    expect(check({}).errors).toEqual(new Map([['employerCost', { code: 'required' }]]));
  });
});

describe('a net that is wished for', () => {
  // Two cents below 5 000, the contributions are still 613.04, and each of both credits is a cent higher, so the tax is 696.88:
  // 4 999.98 - 613.04 - 696.88 = 3 690.06.
  test('leads to its gross; the net is said', async () => {
    const { callsTo } = await askForGross('3690.06');
    await wholeResult();
    expect(callsTo(grossSalaryPath)[0]?.body).toMatchObject({ netSalary: 3690.06, taxClass: 1 });
    expect(
      screen.getByRole('heading', { name: /^Gross salary you need .*4.?999\.98/ }),
    ).toBeDefined();
    expect(
      screen.getByText(/^With this gross salary, you receive € 3 690\.06 net\./),
    ).toBeDefined();
    // In the answer and among the entries.
    expect(screen.getAllByText('€ 3 690.06 per month')).toHaveLength(2);
  });

  test('that no gross gives to the cent is said beside the one it gets', async () => {
    // There is a gross for this net, too. The answer is invented: it is that to one cent more.
    const resultOf = answersOf<GrossSalaryInput, GrossSalaryResult>('gross-salary');
    const invented = resultOf({ netSalary: 3690.06, taxClass: 1, payMonth: '2025-05' });
    await askForGross('3690.05', { status: 200, body: invented });
    await wholeResult();
    expect(
      screen.getByText(
        /^No gross salary gives exactly € 3 690\.05 net\. This is the lowest one that gives more: € 3 690\.06\./,
      ),
    ).toBeDefined();
  });

  test('below that of the lowest salary is refused with that limit', async () => {
    const errors = [
      { field: 'netSalary', code: 'belowMinimum', message: 'too low', limit: 1800.5 },
    ];
    await askForGross('900', { status: 400, body: { errors } });
    await vi.waitFor(() =>
      expect(descriptionOf(netSalaryBox())).toBe(
        'The lowest salary that we accept corresponds to €\u00A01\u00A0800.50 net. Please enter at least this amount.',
      ),
    );
    expect(document.activeElement).toBe(netSalaryBox());
  });
});
