import { explainField } from '../../input/fields.ts';
import { dwellingUses } from '../../rules/home/dwelling.ts';
import type { Building } from '../../rules/home/housing-aids.ts';
import {
  type JsonSchema,
  number,
  objectOf,
  optionalInteger,
  optionalNumber,
} from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** Initial values of the form, which are also the defaults of missing fields. */
export const homeAffordabilityDefaults = {
  loanTermYears: 20,
  interestRate: 3.2,
  buyers: 1,
  dwelling: 'firstHome',
} as const;

const maxEuros = 100_000_000;

/** An amount that may be left empty, which means 0. */
function optionalAmountField(description: string) {
  return optionalNumber(description, { minimum: 0, maximum: maxEuros });
}

/** Kinds of buildings, which the accession premium tells apart. */
export const buildings = [
  'detached',
  'semiDetached',
  'terracedOrFlat',
] as const satisfies readonly Building[];

/** What decides the aids that buyers can ask for. */
const aidsField = {
  ...objectOf(
    {
      adults: optionalInteger('Adults in the home. If missing, the buyers.', {
        minimum: 1,
        maximum: 2,
      }),
      children: optionalInteger('Children in the home.', { minimum: 0, maximum: 10 }),
      netIncome: optionalAmountField(
        'Net income of all in the two years before, a year. If missing, `annualNetIncome`.',
      ),
      building: {
        enum: [...buildings, null],
        description: 'Kind of building. If missing, `detached`.',
      },
      savingsGrowth: optionalAmountField('Growth of the savings for the home, a year.'),
      savingYears: optionalInteger('Years of these savings.', { minimum: 0, maximum: 50 }),
    },
    'adults',
    'children',
    'netIncome',
    'building',
    'savingsGrowth',
    'savingYears',
  ),
  type: ['object', 'null'],
  description:
    'What decides the State’s aids to a first home to live in. With it and `homePrice` the answer has `aids`.',
} as const satisfies JsonSchema;

/** The call of the affordability calculator: a household's income and means, and the loan it would take. */
export const homeAffordabilityCall = {
  id: 'home-affordability',
  path: '/LoanCalculator/calculate-home-affordability',
  inputSchema: {
    title: 'HomeAffordabilityRequest',
    description: 'Income, down payment and loan of a household that wants to buy a home.',
    type: 'object',
    required: ['annualNetIncome'],
    properties: {
      annualNetIncome: number('Net income of the household per year, in euros.', {
        minimum: 0,
        maximum: maxEuros,
      }),
      downPayment: optionalAmountField('Own money for the price, in euros.'),
      loanTermYears: optionalInteger('Term of the loan in years. With 0 there is no loan.', {
        minimum: 0,
        maximum: 30,
        default: homeAffordabilityDefaults.loanTermYears,
      }),
      interestRate: optionalNumber(
        'Nominal annual rate in percent (3.2 means 3.2 %), rounded to six decimals.',
        { minimum: 0, maximum: 30, default: homeAffordabilityDefaults.interestRate },
      ),
      monthlyDebtPayments: optionalAmountField('Monthly payments on other loans, in euros.'),
      homePrice: optionalAmountField(
        'Price of a home, in euros. Missing, null and 0 mean that there is none.',
      ),
      buyers: optionalInteger('Persons who buy. Each has a credit against the duties.', {
        minimum: 1,
        maximum: 2,
        default: homeAffordabilityDefaults.buyers,
      }),
      dwelling: {
        enum: [...dwellingUses, null],
        description:
          '`firstHome` and `secondHome`: the first or a later home to live in. `let`: to let. Limits the loan.',
        default: homeAffordabilityDefaults.dwelling,
      },
      creditUsed: optionalAmountField('Credit that the buyers used for earlier homes, in euros.'),
      aids: aidsField,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type HomeAffordabilityInput = InputOf<typeof homeAffordabilityCall>;
