import {
  loanOverpaymentCall,
  loanOverpaymentDefaults,
} from '@suen/engine/calculators/loan-overpayment/input';
import { prepaymentFigures } from '@suen/engine/small-door';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import {
  money,
  ownChoice,
  roundedPercent,
  wholeNumber,
} from '../../shared/form/definition/fields.ts';
import { todayInLuxembourg } from '../../shared/today/today.ts';

const { remainingTermYears, remainingTermMonths } = loanOverpaymentDefaults;

/** How often somebody repays early. */
export const intervals = ['month', 'year'] as const;
type Interval = (typeof intervals)[number];

/** Whether somebody repays an amount regularly, or looks for the amount that a goal takes. */
export const regularKinds = ['amount', 'goal'] as const;
type RegularKind = (typeof regularKinds)[number];

const hasGoal = ({ regularKind }: { readonly regularKind: RegularKind }) => regularKind === 'goal';

/**
 * The form: remaining loan, rate, remaining term and early repayment, and what decides the charge of the bank;
 * regular early repayments, a goal, and savings to compare with.
 */
export const loanOverpaymentForm = defineForm(
  loanOverpaymentCall,
  {
    loanAmount: money({ isRequired: true, example: 200_000 }),
    interestRate: roundedPercent({ isRequired: true, example: 3.5 }),
    remainingTermYears: wholeNumber({ first: remainingTermYears }),
    remainingTermMonths: wholeNumber({ first: remainingTermMonths }),
    prepaymentAmount: money({ isRequired: true, example: 20_000 }),
    regularKind: ownChoice<RegularKind>('amount', regularKinds),
    regularAmount: money({ example: 200 }),
    regularInterval: ownChoice<Interval>('month', intervals),
    regularFrom: wholeNumber({ example: 13 }),
    goalYear: wholeNumber({ limits: { minimum: 2024, maximum: 2100 }, example: 2040 }),
    goalInterest: money({ example: 20_000 }),
    savingsRate: roundedPercent({ example: 2 }),
    earlierRepayments: money({ example: 50_000 }),
    isOlderContract: ownChoice<boolean>(false, [false, true]),
    indemnity: money({ example: 500 }),
  },
  {
    shortNames: {
      loanAmount: 'a',
      interestRate: 'r',
      remainingTermYears: 'y',
      remainingTermMonths: 'm',
      prepaymentAmount: 'p',
      earlierRepayments: 'e',
      isOlderContract: 'o',
      indemnity: 'i',
      regularKind: 'k',
      regularAmount: 'g',
      regularInterval: 'v',
      regularFrom: 'f',
      goalYear: 'u',
      goalInterest: 'n',
      savingsRate: 's',
    },
    parts: {
      regularPrepayment: {
        amount: 'regularAmount',
        every: 'regularInterval',
        fromMonth: 'regularFrom',
      },
      goal: { interestSaved: 'goalInterest' },
    },
    asked: {
      regularAmount: (entries) => !hasGoal(entries),
      goalYear: hasGoal,
      goalInterest: hasGoal,
    },
    dependent: {
      remainingTermMonths: {
        dependsOn: ['remainingTermYears'],
        // Without full years, the months are required.
        limits: ({ remainingTermYears: years }) =>
          years === 0 ? { minimum: 1, empty: remainingTermMonths } : {},
      },
    },
    // No date of the repayment means today. A contract that ran on the day of the law was signed by then.
    request: (values, _, { regularPrepayment, goal }) => {
      const { earlierRepayments, indemnity, regularAmount, goalYear, savingsRate } = values;
      return {
        loanAmount: values.loanAmount,
        interestRate: values.interestRate,
        remainingTermYears: values.remainingTermYears,
        remainingTermMonths: values.remainingTermMonths,
        prepaymentAmount: values.prepaymentAmount,
        prepaymentDate: null,
        ...(earlierRepayments !== null && { earlierRepayments }),
        ...(values.isOlderContract && {
          contractSigned: prepaymentFigures(todayInLuxembourg()).notIfRunningOn,
        }),
        ...(indemnity !== null && { indemnity }),
        // A goal is reached by payments of this interval, too.
        ...((regularAmount !== null || goalYear !== null || goal) && { regularPrepayment }),
        ...((goalYear !== null || goal) && {
          goal: { ...(goalYear !== null && { endBy: `${goalYear}-12` }), ...goal },
        }),
        ...(savingsRate !== null && { savingsRate }),
      };
    },
    nameOf: (part) => (part === 'goal.endBy' ? 'goalYear' : undefined),
  },
);
