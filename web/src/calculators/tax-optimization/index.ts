import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const taxOptimization = describeCalculator({
  id: 'tax-optimization',
  section: 'tax',
  situations: ['employed', 'couple', 'selfEmployed', 'crossBorder'],
  path: '/tax-optimization/calculator',
  legacyPaths: ['/tax-optimization'],
  icon: iconOf('pig-money'),
  isLeading: true,
  texts: ['earlier-premiums', 'salary'],
  textsOfResult: ['deductions', 'deduction-steps', 'salary-steps'],
});
