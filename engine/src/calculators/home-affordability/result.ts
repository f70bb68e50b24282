import { easyDebtShare, possibleDebtShare } from '../../assumptions/home-affordability.ts';
import { newest, type Parameter } from '../../dated/parameter.ts';
import { stepsSchema } from '../../explanation/step.ts';
import type { Rate } from '../../money/rate.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  choiceOf,
  eachOf,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
} from '../../schema/json-schema.ts';
import { gaugeZones, gaugeZoneWidths } from './gauge.ts';

/** A share as a fraction: 1/3. */
function shareOf(parameter: Parameter<Rate>): string {
  const { numerator, denominator } = newest(parameter).value;
  return `${numerator}/${denominator}`;
}

const purchaseCostsSchema = {
  description: 'What the deeds of a purchase cost, in euros.',
  ...objectOf({
    homePrice: number('The home price of these costs.'),
    loanAmount: number(
      'The loan of these costs. For `homePrice` it is the part above `downPayment`.',
    ),
    notaryFees: number('Notary’s fee for the deed of sale under the official scale, VAT included.'),
    mortgageDeed: number(
      'Registration, inscription and notary’s fee with VAT. It is 0 without a loan.',
    ),
  }),
} as const satisfies JsonSchema;

/** What the deeds of a purchase cost, in euros, before disbursements: copies, searches, land survey register. */
export type PurchaseCosts = FromSchema<typeof purchaseCostsSchema>;

export const homeAffordabilityResultSchema = {
  title: 'HomeAffordabilityResult',
  description:
    'The price, payment and loan that a household can afford, in euros. “Easy” and “possible” stand for two shares of the net income. Duties, notary and mortgage deed are not included. `purchaseCosts` contains the costs of the two deeds.',
  ...objectOf(
    {
      maxHomePriceEasy: number('`maxLoanAmountEasy` plus the down payment.'),
      maxHomePricePossible: number('`maxLoanAmountPossible` plus the down payment.'),
      maxMonthlyPaymentEasy: number(
        `${shareOf(easyDebtShare)} of the monthly net income, minus the payments on other loans.`,
      ),
      maxMonthlyPaymentPossible: number(
        `${shareOf(possibleDebtShare)} of the monthly net income, minus the payments on other loans.`,
      ),
      maxLoanAmountEasy: number('The loan that the easy payment repays over the term.'),
      maxLoanAmountPossible: number('The loan that the possible payment repays over the term.'),
      gaugePosition: number(
        `Position of \`homePrice\` on the gauge, from 0 to 100. Good up to ${gaugeZoneWidths.good}, realistic up to ${gaugeZoneWidths.good + gaugeZoneWidths.realistic}, unrealistic above. Missing without a price.`,
      ),
      gaugeZone: choiceOf('Rating of `homePrice`. Missing without a price.', gaugeZones),
      purchaseCosts: {
        description:
          'Costs of the deeds for the easy price, the possible price and `homePrice`. No other figure includes them. Disbursements (copies, searches, land survey register) are extra. We estimate them at a few hundred euros.',
        ...objectOf(
          {
            easy: { ...purchaseCostsSchema, description: 'For the easy price.' },
            possible: { ...purchaseCostsSchema, description: 'For the possible price.' },
            inView: { ...purchaseCostsSchema, description: 'For `homePrice`.' },
          },
          'inView',
        ),
      },
      explanation: {
        description: 'The steps of each part of the result.',
        ...objectOf(eachOf(['easy', 'possible', 'inView'], stepsSchema), 'inView'),
      },
    },
    'gaugePosition',
    'gaugeZone',
    'explanation',
  ),
} as const satisfies NamedSchema;

/** What a household can afford, in euros: without strain (easy), and as banks accept at most as a rule (possible). */
export type HomeAffordabilityResult = FromSchema<typeof homeAffordabilityResultSchema>;
