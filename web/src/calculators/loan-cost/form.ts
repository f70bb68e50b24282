import {
  loanCostCall,
  loanCostDefaults,
  maxLoanYears,
} from '@suen/engine/calculators/loan-cost/input';
import { monthsInYear } from '@suen/engine/small-door';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  number,
  percent,
  sometimesAsked,
  wholeNumber,
} from '../../shared/form/definition/fields.ts';
import { isCoupled, withMonths, withYears } from './term.ts';

/** The parts of the request that are folds of the form. Once a field is filled in, the others of its part are needed, too. */
export const loanCostParts = {
  secondOffer: { interestRate: 'secondRate', loanTermYears: 'secondYears', fees: 'secondFees' },
  rateChanges: [{ afterYears: 'fixedYears', points: 'pointsMore' }],
  ownHome: {
    rentalValueFixed: 'rentalValueFixed',
    persons: 'persons',
    marginalRate: 'marginalRate',
  },
} as const;

const { points } = loanCostCall.inputSchema.properties.rateChanges.items.properties;

/** The form of a loan. Years and months change together. */
export const loanCostForm = defineForm(
  loanCostCall,
  {
    amount: money({ isRequired: true, example: 350_000 }),
    annualInterestRate: percent({ isRequired: true, example: 3.5 }),
    years: wholeNumber({
      isRequired: true,
      first: loanCostDefaults.years,
      limits: { minimum: 0, maximum: maxLoanYears },
    }),
    months: wholeNumber({ isRequired: true, first: loanCostDefaults.months }),
    fees: money({ example: 1500 }),
    isMortgage: choice<boolean>(true),
    secondRate: sometimesAsked(percent({ isRequired: true, example: 3.3 })),
    secondYears: sometimesAsked(wholeNumber({ isRequired: true, example: 25 })),
    secondFees: money({ example: 1500 }),
    fixedYears: sometimesAsked(wholeNumber({ isRequired: true, example: 10 })),
    pointsMore: sometimesAsked(
      number({
        isRequired: true,
        example: 1.5,
        limits: { minimum: 0, maximum: points.maximum },
      }),
    ),
    rentalValueFixed: sometimesAsked(wholeNumber({ isRequired: true, example: 2025 })),
    persons: sometimesAsked(wholeNumber({ isRequired: true, example: 2 })),
    marginalRate: sometimesAsked(percent({ isRequired: true, example: 39 })),
  },
  {
    parts: loanCostParts,
    shortNames: {
      amount: 'a',
      annualInterestRate: 'r',
      years: 'y',
      months: 'm',
      fees: 'f',
      isMortgage: 'g',
      secondRate: 'r2',
      secondYears: 'y2',
      secondFees: 'f2',
      fixedYears: 'c',
      pointsMore: 'p',
      rentalValueFixed: 'v',
      persons: 'n',
      marginalRate: 't',
    },
    dependent: {
      years: {
        dependsOn: ['months'],
        // Months beyond the slider's years are valid, because the months decide the term.
        limits: (_, entries) => (isCoupled(entries) ? { maximum: Infinity } : {}),
      },
      fixedYears: {
        dependsOn: ['months'],
        // A change after the last payment changes nothing.
        limits: ({ months }) =>
          months === null ? {} : { maximum: Math.max(1, Math.ceil(months / monthsInYear) - 1) },
      },
    },
    moves: {
      years: (years, entries) => withYears(entries, years),
      months: (months, entries) => withMonths(entries, months),
    },
    // The monthly schedule needs a second call. What was not asked for is not sent.
    request: ({ amount, annualInterestRate, years, months, fees, isMortgage }, _, parts) => ({
      amount,
      annualInterestRate,
      years,
      months,
      loadMonthlyAmmortization: false,
      ...(fees !== null && { fees }),
      // A mortgage only counts for the effective rate.
      ...((fees !== null || parts.secondOffer) && { isMortgage }),
      ...parts,
    }),
  },
);
