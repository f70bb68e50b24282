import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { freelanceCall } from './input.ts';
import { freelanceResultSchema } from './result.ts';

export const freelance: CalculatorOf<typeof freelanceCall, typeof freelanceResultSchema> = {
  ...freelanceCall,
  title: 'Freelance income',
  description:
    'Net income of a self-employed person from an hourly rate: turnover, VAT, contributions, income tax and credits.',
  resultSchema: freelanceResultSchema,
  examples,
  run: calculate,
};
