import { describe, expect, test } from 'vitest';
import { enacted } from '../dated/source.ts';
import { euros } from '../money/cents.ts';
import { percent } from '../money/rate.ts';
import { min, minus, over, plus, times } from './arithmetic.ts';
import { explain } from './explain.ts';
import { asFigure, called, count, money, share, step } from './names.ts';
import { toNearestCent } from './rounding.ts';

const bounds = [enacted('loi/1999/04/06/n1', 'art. I', '2026-11-24').source];

/** A ceiling, and a contribution on what a salary has below it. */
function payslip() {
  const salary = step('grossSalary', money('enteredSalary', euros('5000')));
  const ceiling = step(
    'contributionCeiling',
    plus(money('minimumWageAtIndex100', euros('10000'), bounds)),
  );
  const base = step('contributionBase', min(salary, ceiling));
  const rate = share('pensionRate', percent('8'));
  const pension = step('pensionContributions', times(base, rate), toNearestCent);
  return { salary, base, pension };
}

const linesOf = (steps: ReturnType<typeof explain>) =>
  steps.map(({ id, lines }) => `${id}: ${lines.join(' ')}`);

describe('the explanation', () => {
  test('goes through a formula that has only a name, down to its steps', () => {
    const { salary } = payslip();
    const month = called('monthlyIncome', over(salary, count('monthsInYear', 12, 'months')));
    const creditIncome = step('creditIncome', plus(month), toNearestCent);
    expect(explain({ tax: creditIncome })).toMatchObject([
      { id: 'grossSalary' },
      { id: 'creditIncome', operands: [{ id: 'monthlyIncome' }], amount: 416.67 },
    ]);
  });

  test('leaves a step that became a figure to its own explanation, and a figure of the law its sources', () => {
    const { salary } = payslip();
    const lump = money('employeeLumpSum', euros('540'), bounds);
    const taxable = step('taxableIncome', minus(asFigure(salary), asFigure(lump)));
    expect(explain({ tax: taxable })).toMatchObject([
      {
        operands: [
          { id: 'grossSalary', value: 5000 },
          { id: 'employeeLumpSum', value: 540 },
        ],
        sources: bounds,
      },
    ]);
  });

  test('of one result leaves no trace in that of another', () => {
    const { base, pension } = payslip();
    const first = explain({ tax: base });
    const lines = linesOf(explain({ pensionContributions: pension, tax: base }));
    expect(lines).toEqual([
      'grossSalary: tax',
      'contributionCeiling: tax',
      'contributionBase: tax',
      'pensionContributions: pensionContributions',
    ]);
    expect(linesOf(explain({ illnessContributions: base }))).toEqual([
      'grossSalary: illnessContributions',
      'contributionCeiling: illnessContributions',
      'contributionBase: illnessContributions',
    ]);
    expect(explain({ tax: payslip().salary })).toEqual([first[0]]);
  });
});
