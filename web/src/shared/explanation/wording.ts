import type { Operation, Step } from '@suen/engine/small-door';

const choices = {
  lowest: { ofTwo: 'lower', ofMore: 'lowest' },
  highest: { ofTwo: 'higher', ofMore: 'highest' },
} as const;

/** The words that go in front of a step's operands and between them; plain arithmetic has signs instead. */
export interface Wording {
  readonly lead: Exclude<Operation, 'arithmetic'> | 'lower' | 'higher';
  readonly between?: 'and' | 'notAbove';
}

export function wordingOf({ operation, operands }: Step): Wording | undefined {
  switch (operation) {
    case 'arithmetic':
      return undefined;
    case 'lowest':
    case 'highest':
      return {
        lead: choices[operation][operands.length === 2 ? 'ofTwo' : 'ofMore'],
        between: 'and',
      };
    case 'waived':
      return { lead: operation, between: 'notAbove' };
    case 'annuityPayment':
    case 'annuityLoan':
    case 'annuityMonths':
    case 'annuityBalance':
    case 'annuityRate':
      return { lead: operation, between: 'and' };
    default:
      return { lead: operation };
  }
}
