import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { homeAffordabilityCall } from './input.ts';
import { homeAffordabilityResultSchema } from './result.ts';

export const homeAffordability = defineCalculator({
  ...homeAffordabilityCall,
  title: 'Home affordability',
  description:
    'The home price, loan and monthly payment that a net income carries, without strain and at most, and where a price in view lies.',
  resultSchema: homeAffordabilityResultSchema,
  examples,
  run: calculate,
});
