import { IconHomeSearch } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const homeAffordability = describeCalculator({
  id: 'home-affordability',
  section: 'housing',
  path: '/home-affordability/calculator',
  legacyPaths: ['/home-affordability'],
  icon: IconHomeSearch,
  isLeading: true,
  textsOfResult: ['loan-steps', 'deed-steps'],
});
