import { IconCalendarDown } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const loanOverpayment = describeCalculator({
  id: 'loan-overpayment',
  section: 'loans',
  path: '/loan-overpayment/calculator',
  legacyPaths: ['/loan-overpayment'],
  icon: IconCalendarDown,
  isLeading: true,
  textsOfResult: ['loan-steps', 'prepayment-steps'],
});
