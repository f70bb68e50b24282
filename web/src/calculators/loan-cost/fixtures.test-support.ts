import type { LoanCostInput } from '@suen/engine/calculators/loan-cost/input';
import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import type { Answer } from '../../shared/test-support/fake-api.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

const answerTo = answersOf<LoanCostInput, LoanCostResult>('loan-cost');
const publishedLoan = { amount: 2500, annualInterestRate: 8.24, years: 1, months: 12 };

/**
 * 2 500 at 8.24 % over a year, as the documentation of numpy-financial publishes it: interest 112.98, so 2 612.98 in all and
 * 217.75 a month.
 */
export const publishedYear = answerTo(publishedLoan);

/** The published loan with its months. */
export const publishedMonths = answerTo({ ...publishedLoan, loadMonthlyAmmortization: true });

/** 13 000 without interest over 13 months, by hand: 1 000 a month, 12 000 in the first year. */
export const thirteenMonths = answerTo({ amount: 13_000, annualInterestRate: 0, months: 13 });

/** A loan with a term of zero months. */
export const noMonths = answerTo({ ...publishedLoan, years: 0, months: 0 });

/** The page, usually with the published loan. */
const room = roomInTest('loan-cost', {
  entries: { amount: 2500, annualInterestRate: 8.24, months: 12 },
  result: publishedYear,
});
export const { calculationPath, showPage } = room;

/** The page with a result: the API gives its answers in turn. */
export const calculate = (...answers: readonly Answer[]) =>
  room.calculate(publishedYear, {}, { [calculationPath]: answers });

/** The page with the engine's answer to a request, after these entries instead of the usual ones. */
export const calculateLoan = (
  request: LoanCostInput,
  entries: Parameters<typeof room.calculate>[1],
) => room.calculate(answerTo(request), entries);
