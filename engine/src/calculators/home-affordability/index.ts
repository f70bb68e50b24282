import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { homeAffordabilityCall } from './input.ts';
import { homeAffordabilityResultSchema } from './result.ts';

export const homeAffordability: CalculatorOf<
  typeof homeAffordabilityCall,
  typeof homeAffordabilityResultSchema
> = {
  ...homeAffordabilityCall,
  title: 'Home affordability',
  description:
    'The home price, loan and monthly payment that a household can afford, easily and at most, and a rating of a home price.',
  resultSchema: homeAffordabilityResultSchema,
  examples,
  run: calculate,
};
