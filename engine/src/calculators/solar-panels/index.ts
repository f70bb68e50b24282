import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { solarPanelsCall } from './input.ts';
import { solarPanelsResultSchema } from './result.ts';

export const solarPanels: CalculatorOf<typeof solarPanelsCall, typeof solarPanelsResultSchema> = {
  ...solarPanelsCall,
  title: 'Solar panels',
  description:
    'Size, cost, savings and payback of solar panels that generate the annual consumption of a home, with the electricity by month.',
  resultSchema: solarPanelsResultSchema,
  examples,
  run: calculate,
};
