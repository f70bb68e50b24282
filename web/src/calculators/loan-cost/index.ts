import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const loanCost = describeCalculator({
  id: 'loan-cost',
  section: 'loans',
  situations: ['home'],
  path: '/loan-cost/calculator',
  icon: iconOf('building-bank'),
  isEmbeddable: true,
  textsOfResult: ['loan-steps', 'deed-steps'],
});
