import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const netSalary = describeCalculator({
  id: 'net-salary',
  section: 'income',
  situations: ['employed', 'selfEmployed', 'crossBorder'],
  path: '/salary/calculator',
  legacyPaths: ['/salary-calculator'],
  icon: iconOf('receipt-euro'),
  isLeading: true,
  isEmbeddable: true,
  texts: ['self-employed', 'salary'],
  textsOfResult: ['salary-steps', 'payslip-steps', 'net-salary-result', 'advances', 'statistics'],
});
