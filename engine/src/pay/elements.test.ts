import { expect, test } from 'vitest';
import { euros } from '../money/cents.ts';
import { count, money, quoted } from '../quantity/names.ts';
import { namesOf } from '../records.ts';
import { listOf, sumOfElements, type PayBase, type PayElements } from './elements.ts';

const bases = ['pension', 'sickPay', 'care', 'credits', 'taxable'] as const;

/** By the bases that an element enters, in the order above. */
const allFive = 'pension sickPay care credits taxable';
const butSickPay = 'pension care credits taxable';

/**
 * Code de la sécurité sociale art. 33: contributions are due on all pay and advantages, without the supplement of overtime; art. 29:
 * sick pay on the cash that is payable each month. L.I.R. art. 104: advantages are pay; art. 115, no 11 (overtime and supplements)
 * and no 9 (severance pay): tax-free. A voucher is free of tax up to its value (RGD of 29 December 1986, art. 4) and of
 * contributions (RGD of 1 August 2001, no 15, art. 10, no 2). The pay of a fund in place of a salary is pay (L.I.R. art. 11, no 1,
 * and 95a); the one for parental leave bears no contribution for sick pay.
 */
const basesOfElements: Readonly<Record<keyof PayElements, string>> = {
  basicSalary: allFive,
  overtimeBasePay: 'care',
  overtimePay: '',
  publicHolidayPay: allFive,
  exemptSupplements: 'pension care',
  supplements: '',
  rentPremium: allFive,
  benefitsInKind: butSickPay,
  replacementPay: allFive,
  parentalLeavePay: butSickPay,
  taxableMealVouchers: 'taxable',
  mealVoucherAdvantage: '',
  mealVoucherShare: '',
  bonus: butSickPay,
  leavePaidOut: butSickPay,
  severancePay: '',
  profitSharingPremium: butSickPay,
  youngEmployeePremium: butSickPay,
  impatriationPremium: butSickPay,
};

test.each(namesOf(basesOfElements).map((name) => [name, basesOfElements[name]] as const))(
  '%s enters these bases: %s',
  (name, expected) => {
    const amount = quoted(name, money('enteredSalary', euros('100')));
    const [found] = listOf({ [name]: amount });
    const countsFor: readonly PayBase[] = found?.element.countsFor ?? [];
    expect(bases.filter((base) => countsFor.includes(base)).join(' ')).toBe(expected);
  },
);

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
