import { easyDebtShare, possibleDebtShare } from '../../assumptions/home-affordability.ts';
import { newest, type Parameter } from '../../dated/parameter.ts';
import { stepsSchema } from '../../explanation/step.ts';
import type { Rate } from '../../money/rate.ts';
import { comforts } from '../../rules/home/affordability.ts';
import { bindingRules, obstacles, priceAnswers } from '../../rules/home/home-in-view.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  eachOf,
  hintsSchema,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  optionalNumber,
} from '../../schema/json-schema.ts';
import { gaugeZones, gaugeZoneWidths } from './gauge-preview.ts';

/** A share as a fraction: 1/3. */
function shareOf(parameter: Parameter<Rate>): string {
  const { numerator, denominator } = newest(parameter).value;
  return `${numerator}/${denominator}`;
}

const saleDeed = number(
  'Notary’s fee for the deed of sale under the official scale, VAT included.',
);
const mortgageDeed = number(
  'Registration, inscription and notary’s fee with VAT. It is 0 without a loan.',
);

const purchaseCostsSchema = {
  title: 'PurchaseCosts',
  description: 'What the deeds of a purchase cost, in euros.',
  ...objectOf({
    homePrice: number('The home price of these costs.'),
    loanAmount: number('The loan of these costs. For `homePrice` it is `wish.loan`.'),
    notaryFees: saleDeed,
    mortgageDeed,
  }),
} as const satisfies JsonSchema;

/** What the deeds of a purchase cost, in euros, before disbursements: copies, searches, land survey register. */
export type PurchaseCosts = FromSchema<typeof purchaseCostsSchema>;

const homeInViewSchema = {
  description:
    'What `homePrice` takes, in euros. Payments are `null` if the loan has no term to be repaid in.',
  ...objectOf({
    loan: number('The price minus the own money, within the loan-to-value limit.'),
    monthlyPayment: optionalNumber('Monthly payment on this loan.'),
    shareOfIncome: optionalNumber(
      'Payments on all loans, in percent of the net income. `null` without an income.',
    ),
    remainingIncome: optionalNumber('Monthly net income after the payments on all loans.'),
    paymentPlusOnePoint: optionalNumber('The payment if the rate were one point higher.'),
    paymentPlusTwoPoints: optionalNumber('The payment if the rate were two points higher.'),
    paymentComfort: {
      type: 'object',
      description:
        'How each payment stands to `maxMonthlyPaymentEasy` and `maxMonthlyPaymentPossible`.',
      properties: eachOf(
        ['monthlyPayment', 'paymentPlusOnePoint', 'paymentPlusTwoPoints'],
        choiceOf('At most the easy one, at most the possible one, or above.', comforts),
      ),
    },
    loanLimitPercent: number('The loan-to-value limit, in percent of `homePrice`.'),
    ownFundsNeeded: number('Own money that the loan-to-value limit requires.'),
    ownFunds: number('Own money in the purchase: `homePrice` minus `loan`.'),
    duties: number('Registration and transcription duties before the credit.'),
    homeBuyerCredit: number('Credit against the duties (Bëllegen Akt). It is 0 for `let`.'),
    dutiesAfterCredit: number('`duties` minus `homeBuyerCredit`.'),
    saleDeed,
    mortgageDeed,
    disbursements: {
      description: 'Our estimate of the notary’s expenses.',
      ...objectOf({
        from: number('At least.'),
        to: number('At most.'),
        middle: number('Their mean.'),
      }),
    },
    cashNeeded: number(
      '`ownFunds`, `dutiesAfterCredit`, deeds and `disbursements.middle`, rounded up to the euro.',
    ),
    cashMissing: number('`cashNeeded` minus `downPayment`.'),
    bindingRule: choiceOf(
      'The rule that keeps the price out of reach. `term`: the longest term would do.',
      bindingRules,
    ),
    obstacle: choiceOf(
      '`bindingRule`, or `costs` where the cash for the costs is all that is missing.',
      obstacles,
    ),
    verdict: choiceOf('As `gaugeZone`.', gaugeZones),
    answer: choiceOf(
      '`verdict`, or `ownFunds` where the income would do and own money is missing for the loan.',
      priceAnswers,
    ),
  }),
} as const satisfies JsonSchema;

/** What the home in view takes, in euros. */
export type HomeInView = FromSchema<typeof homeInViewSchema>;

/** The aids that a home can have. */
export const aidIds = [
  'accessionPremium',
  'savingsPremium',
  'interestSubsidy',
  'stateGuarantee',
  'mortgageDutiesSaved',
] as const;

const aidRefusalSchema = objectOf(
  {
    aid: choiceOf('The aid.', aidIds),
    reason: choiceOf(
      '`income`: above `limit` a year. `rate`: the loan costs more than `limit` percent. `loan`: it is not above `limit`. `smallAmount`: below `limit` a month. `noLoan`, `noSavings`: there is none.',
      ['income', 'rate', 'loan', 'smallAmount', 'noLoan', 'noSavings'],
    ),
    limit: number('In euros or percent.'),
  },
  'limit',
);

/** Why the State does not give an aid. */
export type AidRefusal = FromSchema<typeof aidRefusalSchema>;

const aidsSchema = {
  description:
    'Aids that the buyers can ask the State for, in euros, if they meet all conditions. No other figure includes them. Missing without `aids` in the request, or for a home to let.',
  ...objectOf({
    accessionPremium: number('Accession premium (prime d’accession). 0 above `incomeLimit`.'),
    incomeLimit: number('Net income of a year up to which there is one.'),
    savingsPremium: number('Savings premium, only with the accession premium.'),
    interestSubsidyRate: number('Rate of the interest subsidy, in percent. 0 without one.'),
    subsidisedLoan: number('The part of the loan to which it applies.'),
    interestSubsidyMonth: number('Interest subsidy in the first month, which then falls.'),
    stateGuarantee: number('State guarantee for the loan. 0 above `guaranteeIncomeLimit`.'),
    guaranteeIncomeLimit: number('Net income of a year up to which there is one.'),
    mortgageDutiesSaved: number(
      'Duties on the mortgage that are waived with the accession premium.',
    ),
    refused: arrayOf('The aids that are not given, each with its reason.', aidRefusalSchema),
  }),
} as const satisfies JsonSchema;

/** The aids that buyers can ask for, in euros. */
export type HousingAids = FromSchema<typeof aidsSchema>;

const hints = {
  noIncome: 'there is no income, so there is no loan.',
  noRoom: 'other loans take all that banks accept as a rule.',
  noEasyRoom: 'other loans take all that is easy to pay.',
  noTerm: 'the loan has no term to be repaid in.',
} as const;
export type HomeHintId = keyof typeof hints;

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
      wish: homeInViewSchema,
      aids: aidsSchema,
      hints: hintsSchema(hints),
      explanation: {
        description: 'The steps of each part of the result.',
        ...objectOf(eachOf(['easy', 'possible', 'inView', 'aids'], stepsSchema), 'inView', 'aids'),
      },
    },
    'gaugePosition',
    'gaugeZone',
    'wish',
    'aids',
    'explanation',
  ),
} as const satisfies NamedSchema;

/** What a household can afford, in euros: without strain (easy), and as banks accept at most as a rule (possible). */
export type HomeAffordabilityResult = FromSchema<typeof homeAffordabilityResultSchema>;
