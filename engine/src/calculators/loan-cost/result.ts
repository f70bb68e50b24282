import { stepsSchema } from '../../explanation/step.ts';
import { namesOf } from '../../records.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  arrayOf,
  integer,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  optionalNumber,
} from '../../schema/json-schema.ts';

const higherRateSchema = objectOf({
  points: number('By how many percentage points the annual rate is higher.'),
  monthlyPayment: number('In euros, rounded to the cent.'),
});

const monthSchema = objectOf({
  month: integer('1 for the first month.'),
  principalPaid: number('The part of the payment that repays the loan.'),
  interestPaid: number('The part of the payment that is interest.'),
  remainingBalance: number('The amount still owed after the payment.'),
});

/** A month of the schedule, in euros; `month` is 1 for the first. */
export type MonthlyAmortization = FromSchema<typeof monthSchema>;

const yearSchema = objectOf({
  year: integer('1 for the first year.'),
  totalPrincipalPaid: number('The parts of the payments that repay the loan.'),
  totalInterestPaid: number('The parts of the payments that are interest.'),
  remainingBalance: number('The amount still owed at the end of the year.'),
  interestOwed: number('Interest of all payments still to come, in euros.'),
});

/** Twelve months of the schedule, the last year maybe fewer, in euros; `year` is 1 for the first. */
export type YearlyAmortization = FromSchema<typeof yearSchema>;

/** What an offer costs. */
const costFigures = {
  monthlyPayment: number('In euros, rounded to the cent.'),
  totalCost: number('The payment before rounding times the months, rounded once.'),
  interestCost: number('`totalCost` minus the loan.'),
  months: integer('The term that was used.'),
} as const;

/** Of each offer. */
const offerFigures = {
  apr: optionalNumber(
    'Effective annual rate (TAEG) in percent, with `fees` and the duties on the mortgage. `null` if they leave nothing of the loan.',
  ),
  totalCostWithFees: number('`totalCost` plus `fees`.'),
  mortgageDuties: number('Duties on the mortgage. 0 without one.'),
  paymentPlusOnePoint: number('Monthly payment if the rate were one point higher.'),
  paymentPlusTwoPoints: number('The same with two points.'),
} as const;

const afterTaxFigures = {
  taxSavedOnInterest: number('Deductible interest times `marginalRate`.'),
  interestAfterTax: number('`interestCost` minus the tax saved.'),
  deductibleInterest: arrayOf(
    'Interest and its limit in each year of payments, as if it began in January.',
    objectOf({
      year: integer('Calendar year.'),
      interest: number('Interest in the year.'),
      limit: optionalNumber('`null` without a limit.'),
      deductible: number('`interest` up to `limit`.'),
    }),
  ),
} as const;

const afterTaxNames = namesOf(afterTaxFigures);

const secondOfferSchema = {
  description: 'The figures of the second offer.',
  ...objectOf(
    {
      ...costFigures,
      ...offerFigures,
      ...afterTaxFigures,
      explanation: stepsSchema,
    },
    ...afterTaxNames,
    'explanation',
  ),
} as const satisfies JsonSchema;

/** The figures of a second offer. */
export type SecondOffer = FromSchema<typeof secondOfferSchema>;

const stretchSchema = objectOf({
  fromMonth: integer('Its first payment, from 1.'),
  interestRate: number('Nominal annual rate in percent.'),
  monthlyPayment: number('Monthly payment at this rate.'),
});

export const loanCostResultSchema = {
  title: 'LoanCostResult',
  description:
    'Cost and repayment of a loan. With a term of zero months, payment and interest are 0, and there are no rows and no steps. Rows are rounded so that they add up to the loan. The balance minus the principal is the next balance, and the last balance is 0.',
  ...objectOf(
    {
      monthlyPayment: costFigures.monthlyPayment,
      totalCost: costFigures.totalCost,
      baseCost: number('The loan.'),
      interestCost: costFigures.interestCost,
      months: costFigures.months,
      atHigherRates: arrayOf(
        'The monthly payment if the rate were higher, for the same loan and term.',
        higherRateSchema,
      ),
      amortizationSchedule: arrayOf(
        'One row for each month if `loadMonthlyAmmortization` is true. Otherwise empty.',
        monthSchema,
      ),
      yearlyAmortizationSchedule: arrayOf(
        'Sums of twelve months each. The last year may have fewer months.',
        yearSchema,
      ),
      ...offerFigures,
      ...afterTaxFigures,
      ratePath: arrayOf('The payments, with `rateChanges`.', stretchSchema),
      interestWithChanges: number('Interest with `rateChanges`.'),
      totalCostWithChanges: number('The loan plus `interestWithChanges`.'),
      secondOffer: secondOfferSchema,
      explanation: stepsSchema,
    },
    ...namesOf(offerFigures),
    ...afterTaxNames,
    'ratePath',
    'interestWithChanges',
    'totalCostWithChanges',
    'secondOffer',
    'explanation',
  ),
} as const satisfies NamedSchema;

/** What a loan costs, in euros, and how it is repaid. */
export type LoanCostResult = FromSchema<typeof loanCostResultSchema>;
