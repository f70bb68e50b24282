import { IconIdBadge2 } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const taxClass = describeCalculator({
  id: 'tax-class',
  section: 'income',
  path: '/tax-class',
  icon: IconIdBadge2,
  textsOfResult: ['salary-steps', 'tax-class-steps'],
});
