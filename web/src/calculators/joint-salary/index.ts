import { IconUsers } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const jointSalary = describeCalculator({
  id: 'joint-salary',
  section: 'income',
  path: '/joint-salary/calculator',
  icon: IconUsers,
  isBeta: true,
  textsOfResult: ['salary-steps', 'advances'],
});
