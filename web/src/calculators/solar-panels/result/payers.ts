/** Who pays the system: owner and subsidies, in bars and tables alike. */
export const payers = [
  { id: 'netCost', colour: 'var(--suen-care)' },
  { id: 'stateSubsidy', colour: 'var(--suen-net)' },
  { id: 'municipalSubsidy', colour: 'var(--suen-pension)' },
] as const;
