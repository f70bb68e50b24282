import { iconOf } from '../../shared/icon-of.ts';
import { describeCalculator } from '../describe-calculator.ts';

export const solarPanels = describeCalculator({
  id: 'solar-panels',
  section: 'housing',
  situations: ['home'],
  path: '/solar-panels/calculator',
  legacyPaths: ['/solar-panels'],
  icon: iconOf('solar-panel'),
  textsOfResult: ['solar-steps'],
});
