import { IconBuildingBank } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const loanCost = describeCalculator({
  id: 'loan-cost',
  section: 'loans',
  path: '/loan-cost/calculator',
  icon: IconBuildingBank,
  textsOfResult: ['loan-steps'],
});
