import { IconPigMoney } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const taxOptimization = describeCalculator({
  id: 'tax-optimization',
  section: 'tax',
  path: '/tax-optimization/calculator',
  legacyPaths: ['/tax-optimization'],
  icon: IconPigMoney,
  isLeading: true,
  textsOfResult: ['deductions', 'deduction-steps', 'salary-steps'],
});
