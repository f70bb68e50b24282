import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { solarPanelsCall } from './input.ts';
import { solarPanelsResultSchema } from './result.ts';

export const solarPanels = defineCalculator({
  ...solarPanelsCall,
  title: 'Solar panels',
  description:
    'Size, cost, savings and payback of a photovoltaic system that generates in a year what a home uses, with its electricity month by month.',
  resultSchema: solarPanelsResultSchema,
  examples,
  run: calculate,
});
