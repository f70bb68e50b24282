import { IconBriefcase } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const freelance = describeCalculator({
  id: 'freelance',
  section: 'income',
  path: '/freelance/calculator',
  legacyPaths: ['/freelance-calculator'],
  icon: IconBriefcase,
  texts: ['self-employed'],
  textsOfResult: ['salary-steps', 'advances'],
});
