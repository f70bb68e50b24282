import { expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { valueIn } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import { fromEuros, toEuros } from '../../../money/cents.ts';
import { money } from '../../../quantity/names.ts';
import { overtimeCredit } from './overtime-credit.ts';

// L.I.R. art. 154terdecies (3) and (4): the pay up to the next euro, 25 % of what is above 1 200, up to the cent, at most 700.
test.each([
  [1200, 0],
  // Up to 1 201: 25 % of 1.
  [1200.01, 0.25],
  // Up to 3 642: 25 % of 2 442, the pay up to the next euro.
  [3641.52, 610.5],
  [3999.01, 700],
  [4000.01, 700],
])('overtime pay of %d in the year gives %d', (pay, credit) => {
  const terms = valueIn(law.overtimeCredit, month('2026-06'));
  const { amount } = overtimeCredit(money('enteredSalary', fromEuros(pay)), terms);
  expect(toEuros(amount)).toBe(credit);
});
