import { fromComputedEuros, toEuros, type Cents } from '../../money/cents.ts';
import { hundredPercent } from '../../money/rate.ts';
import { minus, plus } from '../../quantity/arithmetic.ts';
import { inBinary } from '../../quantity/binary-quantity.ts';
import { binary, money, step } from '../../quantity/names.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import { balanceOf } from './annuity-formula.ts';
import { monthlyRate } from './loan-term.ts';
import type { Prepaid } from './prepayment.ts';

/**
 * An early repayment beside savings: who saves keeps the money and the indemnity, at a rate of a year after tax. Who repays
 * keeps the payment until the loan is repaid, and then saves it. Both are compared by what they have minus what they owe.
 */
export function breakEven(
  { loan, owed, prepayment, balanceAfter, before }: Prepaid,
  indemnity: Cents,
  savingsRatePercent: number,
) {
  const monthsLeft = loan.months.amount - (before?.months.amount ?? 0);
  const repaid = fromComputedEuros(Math.min(owed.amount, toEuros(prepayment.amount)));
  const rateOfYear = binary('savingsRate', savingsRatePercent, 'percent');
  const rateOfMonth = step('savingsRateOfMonth', monthlyRate(rateOfYear));
  const savingRate = rateOfMonth.amount / hundredPercent;
  const loanRate = loan.monthlyRate.amount / hundredPercent;
  const payment = loan.unroundedPayment.amount;
  const start = step(
    'moneyKept',
    plus(money('amountRepaid', repaid), money('indemnity', indemnity)),
  );

  let kept = toEuros(start.amount);
  let owedBySaver: number = owed.amount;
  let owedByRepayer: number = balanceAfter.amount;
  let savedByRepayer = 0;
  let month: number | null = null;
  for (let each = 1; each <= monthsLeft; each += 1) {
    kept *= 1 + savingRate;
    owedBySaver = owedBySaver * (1 + loanRate) - payment;
    const due = owedByRepayer * (1 + loanRate);
    const paid = Math.min(due, payment);
    owedByRepayer = due - paid;
    savedByRepayer = savedByRepayer * (1 + savingRate) + payment - paid;
    const gain = savedByRepayer - owedByRepayer - (kept - owedBySaver);
    // A gain below half a cent is an error of binary arithmetic.
    if (month === null && fromComputedEuros(gain) > 0) month = each;
  }
  const months = binary('monthsLeft', monthsLeft, 'months');
  const none = binary('noPayment', 0, 'EUR');
  const savingsWithoutRepaying = step(
    'savingsWithoutRepaying',
    balanceOf(inBinary(start), rateOfMonth, none, months),
    binaryToNearestCent,
  );
  const savingsAfterRepaying = money('savingsAfterRepaying', fromComputedEuros(savedByRepayer));
  return {
    month,
    gain: step('breakEvenGain', minus(savingsAfterRepaying, savingsWithoutRepaying)),
  };
}
