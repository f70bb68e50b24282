import { easyDebtShare, possibleDebtShare } from '../../assumptions/home-affordability.ts';
import { newest, type Parameter } from '../../dated/parameter.ts';
import { stepsSchema } from '../../explanation/step.ts';
import type { Rate } from '../../money/rate.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { objectOf, type NamedSchema } from '../../schema/json-schema.ts';
import { gaugeZones, gaugeZoneWidths } from './gauge.ts';

const euros = (description: string) => ({ type: 'number', description }) as const;

/** A share as a fraction: 1/3. */
function shareOf(parameter: Parameter<Rate>): string {
  const { numerator, denominator } = newest(parameter).value;
  return `${numerator}/${denominator}`;
}

const purchaseCostsSchema = objectOf({
  homePrice: euros('The price that the costs are for.'),
  loanAmount: euros('The loan that they are for; of homePrice the part above downPayment.'),
  notaryFees: euros('Deed of sale by the notaries’ scale, VAT included.'),
  mortgageDeed: euros('Registration, inscription and notary’s fee with VAT; 0 without a loan.'),
});

/** What the deeds of a purchase cost, in euros, before disbursements: copies, searches, land register. */
export type PurchaseCosts = FromSchema<typeof purchaseCostsSchema>;

export const homeAffordabilityResultSchema = {
  title: 'HomeAffordabilityResult',
  description:
    'What a household can afford, in euros, for two shares of its net income that may go to loans: easy and possible. Duties, notary and mortgage deed are not included; purchaseCosts says what the two deeds cost.',
  ...objectOf(
    {
      maxHomePriceEasy: euros('maxLoanAmountEasy and the down payment.'),
      maxHomePricePossible: euros('maxLoanAmountPossible and the down payment.'),
      maxMonthlyPaymentEasy: euros(
        `${shareOf(easyDebtShare)} of the monthly net income, less other loans.`,
      ),
      maxMonthlyPaymentPossible: euros(
        `${shareOf(possibleDebtShare)} of the monthly net income, less other loans.`,
      ),
      maxLoanAmountEasy: euros('What the easy payment repays over the term.'),
      maxLoanAmountPossible: euros('What the possible payment repays over the term.'),
      gaugePosition: {
        type: 'number',
        description: `Place of homePrice on the gauge, 0 to 100: good to ${gaugeZoneWidths.good}, realistic to ${gaugeZoneWidths.good + gaugeZoneWidths.realistic}, unrealistic beyond. Missing without a price.`,
      },
      gaugeZone: { type: 'string', enum: gaugeZones, description: 'Missing without a price.' },
      purchaseCosts: {
        description:
          'What the deeds cost for the easy price, the possible price and homePrice. In no other figure. Disbursements (copies, searches, land register) come on top, a few hundred euros by estimate.',
        ...objectOf(
          {
            easy: purchaseCostsSchema,
            possible: purchaseCostsSchema,
            inView: purchaseCostsSchema,
          },
          'inView',
        ),
      },
      explanation: objectOf(
        {
          easy: stepsSchema,
          possible: stepsSchema,
          inView: stepsSchema,
        },
        'inView',
      ),
    },
    'gaugePosition',
    'gaugeZone',
    'explanation',
  ),
} as const satisfies NamedSchema;

/** What a household can afford, in euros: without strain (easy), and as banks accept at most as a rule (possible). */
export type HomeAffordabilityResult = FromSchema<typeof homeAffordabilityResultSchema>;
