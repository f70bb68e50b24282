/** How a home is used, which limits the loan. */
export const dwellingUses = ['firstHome', 'secondHome', 'let'] as const;
export type DwellingUse = (typeof dwellingUses)[number];

/** Whether the buyers live in the home: only then there are the credit against the duties and the State's aids. */
export function isLivedIn(dwelling: DwellingUse): boolean {
  return dwelling !== 'let';
}

/** The limit on the loan that goes with each use. */
export const loanLimitOf = { firstHome: 'firstHome', secondHome: 'ownHome', let: 'other' } as const;
