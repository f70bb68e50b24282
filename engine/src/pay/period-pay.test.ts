import { expect, test } from 'vitest';
import { euros } from '../money/cents.ts';
import { money, quoted } from '../quantity/names.ts';
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
