import { describe, expect, test } from 'vitest';
import { enacted } from '../dated/source.ts';
import { cents, euros } from '../money/cents.ts';
import { percent } from '../money/rate.ts';
import { min, minus, plus, times } from './arithmetic.ts';
import { explain } from './explain.ts';
import { called, count, money, quoted, share, step } from './names.ts';
import { citing, decidedBy, during } from './notes.ts';
import { toNearestCent, wholeCents } from './rounding.ts';
import { tariffOn } from './tariff.ts';

const source = (name: string) => enacted('loi/2024/12/20/a589', name, '2026-11-24').source;
const bounds = [source('bounds')];

/** A small payslip: a ceiling, two contributions on one base, what is left. */
function payslip(gross = euros('5000')) {
  const salary = step('grossSalary', money('enteredSalary', gross));
  const ceiling = step(
    'contributionCeiling',
    times(money('minimumWageAtIndex100', euros('2000'), bounds), count('indexBase', 5, 'number')),
    wholeCents,
  );
  const base = step('contributionBase', min(salary, ceiling));
  const pension = step(
    'pensionContributions',
    times(base, share('pensionRate', percent('8'))),
    toNearestCent,
  );
  const illness = step(
    'illnessContributions',
    times(base, share('illnessRate', percent('2.8'), [source('rates')])),
    toNearestCent,
  );
  const net = step('netSalary', minus(salary, pension, illness));
  return { salary, ceiling, base, pension, illness, net };
}

const linesOf = (steps: ReturnType<typeof explain>) =>
  steps.map(({ id, lines }) => `${id}: ${lines.join(' ')}`);

describe('the walk from the lines of a result', () => {
  test('writes each step once, after those that it uses, line by line', () => {
    const { salary, pension, illness, net } = payslip();
    const steps = explain({
      grossSalary: salary,
      pensionContributions: pension,
      illnessContributions: illness,
      netSalary: net,
    });
    expect(linesOf(steps)).toEqual([
      'grossSalary: grossSalary',
      'contributionCeiling: pensionContributions illnessContributions',
      'contributionBase: pensionContributions illnessContributions',
      'pensionContributions: pensionContributions',
      'illnessContributions: illnessContributions',
      'netSalary: netSalary',
    ]);
  });

  test('goes down to what was entered where no other line is shown', () => {
    expect(linesOf(explain({ netSalary: payslip().net }))).toEqual([
      'grossSalary: netSalary',
      'contributionCeiling: netSalary',
      'contributionBase: netSalary',
      'pensionContributions: netSalary',
      'illnessContributions: netSalary',
      'netSalary: netSalary',
    ]);
  });

  test('writes a line before another that uses it, even where it is shown later', () => {
    const { salary, net } = payslip();
    const steps = explain({ netSalary: net, grossSalary: salary });
    expect(linesOf(steps)[0]).toBe('grossSalary: grossSalary');
    expect(linesOf(steps).filter((each) => each.startsWith('grossSalary'))).toHaveLength(1);
  });

  test('goes through a line that another one opens', () => {
    const { pension, net } = payslip();
    const steps = explain(
      { pensionContributions: pension, netSalary: net },
      { netSalary: ['pensionContributions'] },
    );
    expect(linesOf(steps)).toContain('pensionContributions: pensionContributions netSalary');
    expect(linesOf(steps)).toContain('contributionBase: pensionContributions netSalary');
  });

  test('shows several quantities under one line', () => {
    const { pension, illness } = payslip();
    expect(linesOf(explain({ tax: [illness, pension] })).slice(3)).toEqual([
      'illnessContributions: tax',
      'pensionContributions: tax',
    ]);
  });

  test('explains what decided a formula before it', () => {
    const { base, salary } = payslip();
    const decided = step('taxCredits', decidedBy(plus(salary, salary), base));
    expect(linesOf(explain({ tax: decided }))).toEqual([
      'grossSalary: tax',
      'contributionCeiling: tax',
      'contributionBase: tax',
      'taxCredits: tax',
    ]);
    expect(explain({ tax: decided }).at(-1)?.operands).toHaveLength(2);
  });

  test('follows a quantity under another name, and leaves a quoted one to its own explanation', () => {
    const { salary } = payslip();
    const twice = plus(called('monthlyIncome', salary), quoted('annualAmount', salary));
    expect(explain({ tax: step('creditIncome', twice) })).toMatchObject([
      { id: 'grossSalary' },
      {
        id: 'creditIncome',
        operands: [
          { id: 'monthlyIncome', value: 5000 },
          { id: 'annualAmount', value: 5000 },
        ],
      },
    ]);
    const only = step('creditIncome', quoted('annualAmount', salary));
    expect(explain({ tax: only })).toHaveLength(1);
  });
});

describe('a written step', () => {
  test('says what, from which figures, rounded how, by which law', () => {
    const { illness } = payslip(euros('5000.05'));
    // 5 000.05 x 2.8 % = 140.0014
    expect(explain({ tax: illness }).at(-1)).toEqual({
      id: 'illnessContributions',
      lines: ['tax'],
      operation: 'arithmetic',
      operands: [
        { id: 'contributionBase', unit: 'EUR', value: 5000.05, operator: '+' },
        { id: 'illnessRate', unit: 'percent', value: 2.8, operator: '×' },
      ],
      rounding: 'toNearestCent',
      amount: 140,
      sources: [source('rates')],
    });
  });

  test('is given where it is one figure of the form, and arithmetic where it is one of the law or a step', () => {
    const { salary } = payslip();
    const operationOf = (quantity: typeof salary) => explain({ tax: quantity }).at(-1)?.operation;
    expect(operationOf(salary)).toBe('given');
    expect(operationOf(step('creditIncome', salary))).toBe('arithmetic');
    expect(operationOf(step('creditIncome', money('creditFull', cents(1), bounds)))).toBe(
      'arithmetic',
    );
    expect(operationOf(step('creditIncome', plus(money('enteredSalary', cents(1)))))).toBe(
      'arithmetic',
    );
  });

  test('has a unit where it is no money', () => {
    const days = step('workingDays', plus(count('daysPerWeek', 5, 'days')));
    expect(explain({ tax: days })).toMatchObject([{ unit: 'days', amount: 5 }]);
    expect(explain({ tax: payslip().salary })[0]?.unit).toBeUndefined();
  });

  test('names a source once, also of a figure deep in its formula', () => {
    const rate = share('pensionRate', percent('8'), bounds);
    const lump = money('employeeLumpSum', euros('10'), bounds);
    const formula = citing(minus(lump, times(lump, rate)), [source('article')]);
    expect(explain({ tax: step('tax', formula) })[0]?.sources).toEqual([
      source('article'),
      source('bounds'),
    ]);
  });

  test('does not repeat the sources of the steps that it uses', () => {
    const { base } = payslip();
    expect(explain({ tax: base }).at(-1)?.sources).toEqual([]);
  });

  test('holds for the months of its figures, unless they differ', () => {
    const { salary } = payslip();
    const boundOf = (months: { from: number; to: number }) =>
      step('contributionCeiling', during(plus(money('creditFull', euros('100'))), months));
    const spring = step('contributionBase', min(salary, boundOf({ from: 1, to: 4 })));
    const rest = step('contributionBase', min(salary, boundOf({ from: 5, to: 12 })));
    const year = step(
      'annualContributionBase',
      plus(times(spring, count('monthsCounted', 4, 'months')), rest),
    );
    expect(explain({ pensionContributions: year }).map(({ id, months }) => [id, months])).toEqual([
      ['grossSalary', undefined],
      ['contributionCeiling', { from: 1, to: 4 }],
      ['contributionBase', { from: 1, to: 4 }],
      ['contributionCeiling', { from: 5, to: 12 }],
      ['contributionBase', { from: 5, to: 12 }],
      ['annualContributionBase', undefined],
    ]);
    const whole = step('contributionBase', min(salary, boundOf({ from: 1, to: 12 })));
    const monthsOf = (first: typeof spring, second: typeof spring) =>
      explain({ tax: step('annualContributionBase', plus(first, second)) }).at(-1)?.months;
    expect(monthsOf(spring, whole)).toBeUndefined();
    expect(monthsOf(spring, spring)).toEqual({ from: 1, to: 4 });
    expect(during(salary, undefined)).toBe(salary);
  });

  test('of a tariff has its brackets', () => {
    const bracket = { from: 0, upTo: null, ratePercent: 10, taxedIncome: 5000, tax: 500 };
    const tariff = {
      taxOn: () => times(payslip().salary, count('indexBase', 1, 'number')).amount,
      sharesOf: () => [bracket],
    };
    const tax = step('annualTariffTax', tariffOn(payslip().salary, tariff, bounds));
    expect(explain({ tax }).at(-1)).toMatchObject({
      operation: 'tariff',
      operands: [{ id: 'grossSalary', value: 5000 }],
      brackets: [bracket],
      amount: 5000,
      sources: bounds,
    });
  });
});
