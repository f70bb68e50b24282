import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const myYear = describeCalculator({
  id: 'my-year',
  section: 'income',
  situations: ['employed', 'couple', 'crossBorder'],
  path: '/my-year',
  icon: iconOf('calendar'),
  texts: ['salary'],
  textsOfResult: [
    'year-steps',
    'salary-steps',
    'payslip-steps',
    'deduction-steps',
    'tax-class-steps',
  ],
});
