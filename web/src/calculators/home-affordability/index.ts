import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const homeAffordability = describeCalculator({
  id: 'home-affordability',
  section: 'housing',
  situations: ['couple', 'home'],
  path: '/home-affordability/calculator',
  legacyPaths: ['/home-affordability'],
  icon: iconOf('home-search'),
  isLeading: true,
  isEmbeddable: true,
  textsOfResult: ['loan-steps', 'deed-steps'],
});
