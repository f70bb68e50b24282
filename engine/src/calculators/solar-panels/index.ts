import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { solarPanelsInputSchema } from './input.ts';
import { solarPanelsResultSchema } from './result.ts';

export const solarPanels = defineCalculator({
  id: 'solar-panels',
  title: 'Solar panels',
  description:
    'Size, cost, savings and payback of a photovoltaic system that generates in a year what a home uses, with its electricity month by month.',
  inputSchema: solarPanelsInputSchema,
  resultSchema: solarPanelsResultSchema,
  examples,
  run: calculate,
});
