import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const loanOverpayment = describeCalculator({
  id: 'loan-overpayment',
  section: 'loans',
  situations: ['home'],
  path: '/loan-overpayment/calculator',
  legacyPaths: ['/loan-overpayment'],
  icon: iconOf('calendar-down'),
  isLeading: true,
  textsOfResult: ['loan-steps', 'prepayment-steps'],
});
