import { IconReceiptEuro } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const netSalary = describeCalculator({
  id: 'net-salary',
  section: 'income',
  path: '/salary/calculator',
  legacyPaths: ['/salary-calculator'],
  icon: IconReceiptEuro,
  isLeading: true,
  texts: ['self-employed'],
  textsOfResult: ['salary-steps', 'payslip-steps', 'payslip', 'advances'],
});
