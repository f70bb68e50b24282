import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const freelance = describeCalculator({
  id: 'freelance',
  section: 'income',
  situations: ['selfEmployed'],
  path: '/freelance/calculator',
  legacyPaths: ['/freelance-calculator'],
  icon: iconOf('briefcase'),
  texts: ['self-employed', 'salary'],
  textsOfResult: ['salary-steps', 'advances'],
});
