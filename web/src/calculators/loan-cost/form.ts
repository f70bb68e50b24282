import {
  loanCostCall,
  loanCostDefaults,
  maxLoanYears,
} from '@suen/engine/calculators/loan-cost/input';
import { monthsInYear } from '@suen/engine/inputs';
import { defineForm } from '../../shared/form/define-form.ts';
import {
  choice,
  money,
  number,
  percent,
  sometimesAsked,
  wholeNumber,
} from '../../shared/form/fields.ts';
import { isCoupled, withMonths, withYears } from './term.ts';

const { rateChanges, secondOffer, ownHome } = loanCostCall.inputSchema.properties;
const { interestRate, loanTermYears } = secondOffer.properties;
const { afterYears, points } = rateChanges.items.properties;

/** Fields that belong together: once one of them is filled in, the others are needed, too. */
export const secondOfferNames = ['secondRate', 'secondYears', 'secondFees'] as const;
export const rateChangeNames = ['fixedYears', 'pointsMore'] as const;
export const ownHomeNames = ['rentalValueFixed', 'persons', 'marginalRate'] as const;

function hasAny<Name extends string>(names: readonly Name[]) {
  return (entries: Readonly<Record<Name, string>>) =>
    names.some((name) => entries[name].trim() !== '');
}
const hasSecondOffer = hasAny(secondOfferNames);
const hasRateChange = hasAny(rateChangeNames);
const hasOwnHome = hasAny(ownHomeNames);

const nameOfPart: Readonly<
  Record<
    string,
    | (typeof secondOfferNames)[number]
    | (typeof rateChangeNames)[number]
    | (typeof ownHomeNames)[number]
  >
> = {
  'secondOffer.interestRate': 'secondRate',
  'secondOffer.loanTermYears': 'secondYears',
  'secondOffer.fees': 'secondFees',
  'rateChanges.0.afterYears': 'fixedYears',
  'rateChanges.0.points': 'pointsMore',
  'ownHome.rentalValueFixed': 'rentalValueFixed',
  'ownHome.persons': 'persons',
  'ownHome.marginalRate': 'marginalRate',
};

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
    secondRate: sometimesAsked(percent({ isRequired: true, example: 3.3, limits: interestRate })),
    secondYears: sometimesAsked(
      wholeNumber({ isRequired: true, example: 25, limits: loanTermYears }),
    ),
    secondFees: money({ example: 1500, limits: secondOffer.properties.fees }),
    fixedYears: sometimesAsked(wholeNumber({ isRequired: true, example: 10, limits: afterYears })),
    pointsMore: sometimesAsked(
      number({
        isRequired: true,
        example: 1.5,
        limits: { minimum: 0, maximum: points.maximum },
      }),
    ),
    rentalValueFixed: sometimesAsked(
      wholeNumber({
        isRequired: true,
        example: 2025,
        limits: ownHome.properties.rentalValueFixed,
      }),
    ),
    persons: sometimesAsked(
      wholeNumber({ isRequired: true, example: 2, limits: ownHome.properties.persons }),
    ),
    marginalRate: sometimesAsked(
      percent({ isRequired: true, example: 39, limits: ownHome.properties.marginalRate }),
    ),
  },
  {
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
    asked: {
      secondRate: hasSecondOffer,
      secondYears: hasSecondOffer,
      secondFees: hasSecondOffer,
      fixedYears: hasRateChange,
      pointsMore: hasRateChange,
      rentalValueFixed: hasOwnHome,
      persons: hasOwnHome,
      marginalRate: hasOwnHome,
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
    request: ({ amount, annualInterestRate, years, months, ...values }) => {
      const { fees, isMortgage, secondRate, secondYears, secondFees } = values;
      const { fixedYears, pointsMore, rentalValueFixed, persons, marginalRate } = values;
      return {
        amount,
        annualInterestRate,
        years,
        months,
        loadMonthlyAmmortization: false,
        ...(fees !== null && { fees }),
        // A mortgage only counts for the effective rate.
        ...((fees !== null || secondRate !== null) && { isMortgage }),
        ...(secondRate !== null &&
          secondYears !== null && {
            secondOffer: {
              interestRate: secondRate,
              loanTermYears: secondYears,
              ...(secondFees !== null && { fees: secondFees }),
            },
          }),
        ...(fixedYears !== null &&
          pointsMore !== null && {
            rateChanges: [{ afterYears: fixedYears, points: pointsMore }],
          }),
        ...(rentalValueFixed !== null &&
          persons !== null &&
          marginalRate !== null && { ownHome: { rentalValueFixed, persons, marginalRate } }),
      };
    },
    nameOf: (part) => nameOfPart[part],
  },
);
