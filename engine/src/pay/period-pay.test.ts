import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, euros } from '../money/cents.ts';
import { money, quoted } from '../quantity/names.ts';
import { namesOf } from '../records.ts';
import { bases, basesOfElements } from './elements.test-support.ts';
import { payOf, withExemption, withOneOffPay } from './period-pay.ts';

// Severance pay bears no contribution (it is no pay for work): 60 000 + 5 000 of the 77 000 are insured.
test('what is exempt shares in the contributions on insured pay alone', () => {
  const salary = payOf(
    { basicSalary: money('enteredSalary', euros('60000')) },
    'grossWithoutBonus',
  );
  const year = withExemption(
    salary,
    quoted('exemptPay', money('enteredSalary', euros('1000'))),
    'taxablePayAfterExemption',
  );
  const oneOff = payOf(
    {
      bonus: money('bonus', euros('5000')),
      severancePay: money('enteredSeverance', euros('12000')),
    },
    'oneOffPay',
  );
  const both = withOneOffPay(year, oneOff);
  expect(both.gross.amount).toBe(euros('77000'));
  expect(both.exempt?.insured.amount).toBe(euros('65000'));
  expect([both.pension, both.care].map(({ amount }) => amount)).toEqual([
    euros('65000'),
    euros('65000'),
  ]);
});

// Distinct powers of two in cents: each sum tells which elements it holds.
const amounts = namesOf(basesOfElements).map((name, index) => [name, 2 ** index] as const);

test('each base is the sum of what counts for it, whatever is paid together', () => {
  fc.assert(
    fc.property(fc.subarray(amounts, { minLength: 1 }), (paid) => {
      const elements = Object.fromEntries(
        paid.map(([name, amount]) => [name, quoted(name, money('enteredSalary', cents(amount)))]),
      );
      const pay = payOf(elements, 'grossSalary');
      for (const base of bases) {
        const counted = paid.filter(([name]) => basesOfElements[name].split(' ').includes(base));
        const sum = counted.reduce((total, [, amount]) => total + amount, 0);
        expect(pay[base].amount, `${base} of ${Object.keys(elements).join()}`).toBe(sum);
      }
    }),
  );
});

test('the gross pay has its own name, whatever is paid beside the salary', () => {
  const salary = { basicSalary: money('enteredSalary', euros('3000')) };
  const withShare = payOf(
    { ...salary, mealVoucherShare: money('voucherOwnShare', euros('50')) },
    'grossSalary',
  );
  const withCar = payOf(
    { ...salary, benefitsInKind: money('enteredBenefit', euros('200')) },
    'grossSalary',
  );
  expect([withShare.gross.id, withShare.gross.amount]).toEqual(['grossSalary', euros('3000')]);
  expect([withCar.gross.id, withCar.gross.amount]).toEqual(['grossSalary', euros('3200')]);
  // One sum, and no second step of the same name.
  expect(withCar.gross.operands).toHaveLength(2);
});
