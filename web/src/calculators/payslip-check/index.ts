import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const payslipCheck = describeCalculator({
  id: 'payslip-check',
  section: 'income',
  situations: ['employed', 'crossBorder'],
  path: '/payslip-check',
  icon: iconOf('clipboard-check'),
  texts: ['file', 'salary'],
  textsOfResult: ['salary-steps', 'payslip-steps', 'copy'],
});
