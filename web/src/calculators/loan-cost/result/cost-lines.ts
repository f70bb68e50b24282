/** The two parts of every payment, as tables and charts show them. */
export const principalColour = 'var(--suen-net)';
export const interestColour = 'var(--suen-accident)';

/** What a loan costs, line by line, with the place of a line in the bar of the total cost. */
export const costLines = [
  { id: 'monthlyPayment', colour: undefined, inBar: undefined },
  { id: 'totalCost', colour: undefined, inBar: 'whole' },
  { id: 'baseCost', colour: principalColour, inBar: 'part' },
  { id: 'interestCost', colour: interestColour, inBar: 'part' },
] as const;
