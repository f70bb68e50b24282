import { IconShieldCheck } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const outstandingBalanceInsurance = describeCalculator({
  id: 'outstanding-balance-insurance',
  section: 'tax',
  path: '/outstanding-balance-insurance/calculator',
  icon: IconShieldCheck,
  textsOfResult: ['deductions', 'deduction-steps'],
});
