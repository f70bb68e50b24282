/** The quantities that steps on an early repayment compute, beside those on any loan. */
const steps = [
  'originalMonthlyPayment',
  'totalInterestOld',
  'monthsBeforePrepayment',
  'balanceAtPrepayment',
  'interestBeforePrepayment',
  'loanAfterPrepayment',
  'monthsAfterPrepayment',
  'remainingMonths',
  'monthsDifference',
  'balanceBeforeLastPayment',
  'lastPayment',
  'totalInterestNew',
  'newMonthlyPayment',
  'monthlyPaymentDifference',
  'savings',
  'amountRepaid',
  'amountOutsideCap',
  'cappedAmountLeft',
  'amountUnderCap',
  'amountWithoutCap',
  'maximumIndemnity',
  'savingsRateOfMonth',
  'moneyKept',
  'savingsWithoutRepaying',
  'breakEvenGain',
  'savingsAfterCharge',
] as const;

/** Figures of the form or the law that steps on an early repayment use and that no step computes. */
const figures = [
  'prepaymentAmount',
  'fullPayments',
  'monthsUntilPrepayment',
  'monthsUntilLastPayment',
  'indemnityMonths',
  'cappedAmount',
  'earlierRepayments',
  'interestByMonths',
  'monthsByMonths',
  'savingsRate',
  'indemnity',
  'noPayment',
  'savingsAfterRepaying',
  // The break-even begins with what is repaid, and the charge reduces what is saved: the option's own steps explain both.
  'amountRepaid',
  'savings',
] as const;

export const prepayment = { steps, figures, lines: [] } as const;
