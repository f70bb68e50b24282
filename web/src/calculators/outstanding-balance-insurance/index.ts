import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const outstandingBalanceInsurance = describeCalculator({
  id: 'outstanding-balance-insurance',
  section: 'tax',
  situations: ['home'],
  path: '/outstanding-balance-insurance/calculator',
  icon: iconOf('shield-check'),
  texts: ['earlier-premiums', 'salary'],
  textsOfResult: ['deductions', 'deduction-steps'],
});
