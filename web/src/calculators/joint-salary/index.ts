import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const jointSalary = describeCalculator({
  id: 'joint-salary',
  section: 'income',
  situations: ['couple'],
  path: '/joint-salary/calculator',
  icon: iconOf('users'),
  isBeta: true,
  texts: ['self-employed', 'salary'],
  textsOfResult: ['salary-steps', 'advances', 'statistics'],
});
