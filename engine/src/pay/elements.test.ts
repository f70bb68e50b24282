import { expect, test } from 'vitest';
import { euros } from '../money/cents.ts';
import { count, money, quoted } from '../quantity/names.ts';
import { namesOf } from '../records.ts';
import { besideSalaryLines } from './beside-salary-lines.ts';
import { bases, basesOfElements } from './elements.test-support.ts';
import { listOf, sumOfElements, type PayBase } from './elements.ts';

test.each(namesOf(basesOfElements).map((name) => [name, basesOfElements[name]] as const))(
  '%s enters these bases: %s',
  (name, expected) => {
    const amount = quoted(name, money('enteredSalary', euros('100')));
    const [found] = listOf({ [name]: amount });
    const countsFor: readonly PayBase[] = found?.element.countsFor ?? [];
    expect(bases.filter((base) => countsFor.includes(base)).join(' ')).toBe(expected);
  },
);

test('the lines beside the salary are those of elements that count for the gross', () => {
  const paid = namesOf(basesOfElements).map((name) => [name, money('enteredSalary', euros('1'))]);
  const lines = listOf(Object.fromEntries(paid)).flatMap(({ element: { line, countsFor } }) =>
    line !== undefined && countsFor.includes('gross') ? [line] : [],
  );
  expect(lines.toSorted()).toEqual(besideSalaryLines.toSorted());
});

test('added payments have the elements that there are, a bonus under the name of its year', () => {
  const elements = {
    bonus: money('bonus', euros('100')),
    leavePaidOut: money('enteredLeavePay', euros('30')),
  };
  const { bonus, leavePaidOut, ...others } = sumOfElements([
    { elements, times: count('monthsCounted', 2, 'months') },
  ]);
  expect([bonus?.id, bonus?.amount]).toEqual(['bonusOfYear', euros('200')]);
  expect([leavePaidOut?.id, leavePaidOut?.amount]).toEqual(['leavePaidOut', euros('60')]);
  expect(others).toEqual({});
});
