import { interestColour, principalColour } from './part-colours.ts';

/** What a loan costs, line by line. */
export const costLines = [
  { id: 'monthlyPayment', colour: undefined },
  { id: 'totalCost', colour: undefined },
  { id: 'baseCost', colour: principalColour },
  { id: 'interestCost', colour: interestColour },
] as const;
