/** The two parts of every payment, as tables and charts show them. */
export const principalColour = 'var(--suen-net)';
export const interestColour = 'var(--suen-accident)';

/** What a loan costs, line by line, with the place of a line in the bar of the total cost. */
export const costLines = [
  { id: 'monthlyPayment', colour: undefined, barRole: undefined },
  { id: 'totalCost', colour: undefined, barRole: 'whole' },
  { id: 'baseCost', colour: principalColour, barRole: 'part' },
  { id: 'interestCost', colour: interestColour, barRole: 'part' },
] as const;
