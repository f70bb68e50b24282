import { describeCalculator } from '../describe-calculator.ts';
import { iconOf } from '../../shared/icon-of.ts';

export const jointSalary = describeCalculator({
  id: 'joint-salary',
  section: 'income',
  situations: ['couple'],
  path: '/joint-salary/calculator',
  icon: iconOf('users'),
  isBeta: true,
  texts: ['self-employed'],
  textsOfResult: ['salary-steps', 'advances'],
});
