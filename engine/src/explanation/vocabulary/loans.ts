/** The lines of a result on loans and homes under which steps are shown. */
const lines = [
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
  'loan',
  'shareOfIncome',
  'remainingIncome',
  'paymentPlusOnePoint',
  'paymentPlusTwoPoints',
  'ownFundsNeeded',
  'duties',
  'homeBuyerCredit',
  'disbursements',
  'cashNeeded',
  'cashMissing',
] as const;

/** The quantities that steps on loans and homes compute. */
const steps = [
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
  'higherRate',
  'paymentAtHigherRate',
  'allLoanPayments',
  'shareOfIncome',
  'remainingIncome',
] as const;

/** Figures of the form, the law or our assumptions that steps on loans and homes use and that no step computes. */
const figures = [
  'interestRate',
  'monthsInYear',
  'termYears',
  'termMonths',
  // Entered, or a step that computes them from the years.
  'loanMonths',
  'loanAmount',
  'annualNetIncome',
  'debtShare',
  'monthlyDebtPayments',
  'downPayment',
  'pointsMore',
] as const;

export const loan = { steps, figures, lines } as const;
