import { IconSolarPanel } from '@tabler/icons-react';
import { describeCalculator } from '../describe-calculator.ts';

export const solarPanels = describeCalculator({
  id: 'solar-panels',
  section: 'housing',
  path: '/solar-panels/calculator',
  legacyPaths: ['/solar-panels'],
  icon: IconSolarPanel,
  textsOfResult: ['solar-steps'],
});
