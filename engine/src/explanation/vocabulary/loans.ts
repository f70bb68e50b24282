/** The lines of a result on loans and homes under which steps are shown. */
export const loanLines = [
  'monthlyPayment',
  'totalCost',
  'baseCost',
  'interestCost',
  'savings',
  'monthsDifference',
  'totalInterestNew',
  'totalInterestOld',
  'remainingMonths',
  'originalMonths',
  'monthlyPaymentDifference',
  'newMonthlyPayment',
  'originalMonthlyPayment',
  'maximumIndemnity',
  'maxMonthlyPayment',
  'maxLoanAmount',
  'maxHomePrice',
  'notaryFees',
  'mortgageDeed',
] as const;

/** The quantities that steps on loans and homes compute. */
export const loanStepIds = [
  'monthlyRate',
  'loanMonths',
  'unroundedPayment',
  'monthlyPayment',
  'totalCost',
  'baseCost',
  'interestCost',
  'monthlyNetIncome',
  'easyMonthlyPayment',
  'possibleMonthlyPayment',
  'easyLoan',
  'possibleLoan',
  'easyHomePrice',
  'possibleHomePrice',
] as const;

/** Figures of the form, the law or our assumptions that steps on loans and homes use and that no step computes. */
export const loanFigureIds = [
  'interestRate',
  'monthsInYear',
  'termYears',
  'termMonths',
  'loanAmount',
  'annualNetIncome',
  'debtShare',
  'monthlyDebtPayments',
  'downPayment',
] as const;
