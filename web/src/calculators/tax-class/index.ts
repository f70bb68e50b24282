import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const taxClass = describeCalculator({
  id: 'tax-class',
  section: 'income',
  situations: ['employed', 'couple', 'crossBorder'],
  path: '/tax-class',
  icon: iconOf('id-badge-2'),
  texts: ['salary'],
  textsOfResult: ['salary-steps', 'tax-class-steps'],
});
