import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';

/** The figures that come together, by what a request asks for. */
const figuresOf = {
  effectiveRate: ['apr', 'mortgageDuties'],
  secondOffer: [
    'secondOffer',
    'apr',
    'totalCostWithFees',
    'paymentPlusOnePoint',
    'paymentPlusTwoPoints',
  ],
  rateChanges: ['ratePath', 'interestWithChanges', 'totalCostWithChanges'],
  tax: ['taxSavedOnInterest', 'interestAfterTax', 'deductibleInterest'],
} as const;

type Question = keyof typeof figuresOf;

/** A result that has the figures of a question. */
export type ResultWith<Asked extends Question> = LoanCostResult & {
  readonly [Name in (typeof figuresOf)[Asked][number]]: Exclude<LoanCostResult[Name], undefined>;
};

/** Whether a question was asked, so that no part shows a figure of one that was not. */
export function answers<Asked extends Question>(
  result: LoanCostResult,
  question: Asked,
): result is ResultWith<Asked> {
  return figuresOf[question].every((name) => result[name] !== undefined);
}
