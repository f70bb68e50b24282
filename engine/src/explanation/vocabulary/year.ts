/** The lines of a year's settlement under which steps are shown. */
const lines = ['withheld', 'creditsSettled', 'taxSaved', 'balance'] as const;

/** The quantities that steps on a year of changing payslips compute, beside those of a payslip. */
const steps = [
  'partMonthPay',
  'payOfDay',
  'taxOfDay',
  'employeeCreditOfDay',
  'energyCreditOfDay',
  'employeeCreditOfWholeYear',
  'energyCreditOfWholeYear',
  'abatementOfPartMonth',
  'bonusOfYear',
  'leavePaidOut',
  'severancePay',
  'replacementPay',
  'parentalLeavePay',
  'payOfAllEmployers',
  'restOfLumpSums',
  'changeOfCredits',
  'changeOfSingleParentCredit',
  'allowanceOfYear',
  'travelAllowanceOfYear',
  'supplementaryPensionOfYear',
  'employeeLumpSumOfYear',
  'specialExpensesLumpSumOfYear',
  'averageOrdinaryPay',
  'ordinaryPayWithEarlier',
  'earlierOneOffPay',
  'withheldOnPayslips',
  'creditsOnPayslips',
  'creditsOfYear',
  'creditsSettled',
  'singleParentCreditOfLiability',
  'expensesLimitOfLiability',
  'taxSavedByExpenses',
  'balance',
] as const;

/** Figures of the form or the law that these steps use and that no step computes. */
const figures = [
  'indexFactor',
  'daysInYear',
  'daysOfMonth',
  'daysPaid',
  'daysInMonth',
  'monthsOfLiability',
  'restOfLumpSum',
  'taxOnWorldIncome',
  'payAfterContributions',
  'enteredLeavePay',
  'enteredSeverance',
  'foreignIncome',
  'taxOfPayslip',
  'taxWithoutExpenses',
  'taxOfYear',
  'creditsOfPayslip',
  'payOfEmployer',
  'fullMonths',
] as const;

export const year = { steps, figures, lines } as const;
