import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { freelanceInputSchema } from './input.ts';
import { freelanceResultSchema } from './result.ts';

export const freelance = defineCalculator({
  id: 'freelance',
  title: 'Freelance income',
  description:
    'From an hourly rate and a working year to the net income of a self-employed person: turnover, VAT, contributions, income tax and credits.',
  inputSchema: freelanceInputSchema,
  resultSchema: freelanceResultSchema,
  examples,
  run: calculate,
});
