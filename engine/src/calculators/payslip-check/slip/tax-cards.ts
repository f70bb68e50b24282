import { yearlyShare } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { cardRate } from '../../../pay/additional-card.ts';
import type { Employee } from '../../../pay/employee.ts';
import type { Share } from '../../../quantity/quantity.ts';
import { taxCardIn, type PayslipCheckInput, type TaxCard } from '../input.ts';

/** What a tax card decides on a payslip. */
type CardRules = TaxOfCard & {
  readonly hasCredits: boolean;
  /** The allowance of the additional card of a spouse. */
  readonly hasSpouseAllowance: boolean;
};

/**
 * The tax of a month by the tables, at a rate, or the higher of both. A card with a rate also has it for what is paid once.
 */
type TaxOfCard =
  | { readonly tax: 'byTables' }
  | {
      readonly tax: 'atRate' | 'higherOfBoth';
      readonly rateOf: (employee: Employee, taxClass: TaxClass) => Share;
    };

const rulesByCard: Readonly<Record<TaxCard, CardRules>> = {
  main: { tax: 'byTables', hasCredits: true, hasSpouseAllowance: false },
  additional: { tax: 'atRate', rateOf: cardRate, hasCredits: false, hasSpouseAllowance: false },
  spouse: {
    tax: 'atRate',
    rateOf: (employee) => cardRate(employee, '2'),
    hasCredits: true,
    hasSpouseAllowance: true,
  },
  none: {
    tax: 'higherOfBoth',
    rateOf: ({ payMonth }) =>
      yearlyShare('leastRateWithoutCard', law.withholdingWithoutCard, payMonth),
    hasCredits: false,
    hasSpouseAllowance: false,
  },
};

/** What the card of an input decides. */
export function cardRulesOf(input: Pick<PayslipCheckInput, 'taxCard'>): CardRules {
  return rulesByCard[taxCardIn(input)];
}
