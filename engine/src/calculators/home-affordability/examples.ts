import type { ExampleOf } from '../calculator.ts';
import type { HomeAffordabilityResult } from './result.ts';

/** Worked cases of the affordability calculator. */
export const examples = [
  {
    title: 'A payment of 2 500 a month and a down payment of 100 000',
    kind: 'published',
    origin:
      'web2.0calc.com, House Price Affordability, https://web2.0calc.com/questions/house-price-affordability: $2,500 a month over 30 years at 4 % is a mortgage of $523,653.10, with $100,000 a house of $623,653.10. A third of 90 000 / 12 = 7 500 is 2 500.',
    input: { annualNetIncome: 90_000, downPayment: 100_000, loanTermYears: 30, interestRate: 4 },
    expected: {
      maxMonthlyPaymentEasy: 2500,
      maxLoanAmountEasy: 523_653.1,
      maxHomePriceEasy: 623_653.1,
    },
  },
  {
    title: 'Without interest, with debts and a home price',
    kind: 'derived',
    origin:
      'By hand: 36 000 / 12 = 3 000; a third is 1 000, 40 % are 1 200, less 200 of debts 800 and 1 000. Over 10 x 12 months without interest 96 000 and 120 000; with 24 000 of one’s own 120 000 and 144 000. A price of 132 000 lies in the middle of both: 40 + 25 x 12 000 / 24 000 = 52.5.',
    input: {
      annualNetIncome: 36_000,
      downPayment: 24_000,
      loanTermYears: 10,
      interestRate: 0,
      monthlyDebtPayments: 200,
      homePrice: 132_000,
    },
    expected: {
      maxMonthlyPaymentEasy: 800,
      maxMonthlyPaymentPossible: 1000,
      maxLoanAmountEasy: 96_000,
      maxLoanAmountPossible: 120_000,
      maxHomePriceEasy: 120_000,
      maxHomePricePossible: 144_000,
      gaugePosition: 52.5,
      gaugeZone: 'realistic',
    },
  },
  {
    title: 'Debts above the share leave the down payment only',
    kind: 'derived',
    origin:
      'By hand: 24 000 / 12 = 2 000; a third is 666.67, 40 % are 800; debts of 900 leave nothing, so no loan. The price is the down payment of 30 000; twice that and more stands at the end of the gauge.',
    input: {
      annualNetIncome: 24_000,
      downPayment: 30_000,
      interestRate: 3.2,
      monthlyDebtPayments: 900,
      homePrice: 60_000,
    },
    expected: {
      maxMonthlyPaymentEasy: 0,
      maxMonthlyPaymentPossible: 0,
      maxLoanAmountEasy: 0,
      maxLoanAmountPossible: 0,
      maxHomePriceEasy: 30_000,
      maxHomePricePossible: 30_000,
      gaugePosition: 100,
      gaugeZone: 'unrealistic',
    },
  },
  {
    title: 'The deeds of a home at 750 000 with a loan of 600 000',
    kind: 'derived',
    origin:
      'By the scales of the règlement grand-ducal of 24 July 1971: notary 1 900.23 and 17 % VAT 323.04, so 2 223.27. Mortgage deed: registration 0.24 % 1 440.00, inscription 0.05 % of 120 % 360.00, notary 1 028.19 and VAT 174.79, so 3 002.98. Duties 7 % 52 500, of which one buyer’s credit covers 40 000. With 700 of disbursements 150 000 + 12 500 + 2 223.27 + 3 002.98 + 700 = 168 426.25, up to the euro 168 427.',
    input: { annualNetIncome: 120_000, downPayment: 150_000, homePrice: 750_000 },
    expected: {
      'purchaseCosts.inView.loanAmount': 600_000,
      'purchaseCosts.inView.notaryFees': 2223.27,
      'purchaseCosts.inView.mortgageDeed': 3002.98,
      'wish.loan': 600_000,
      'wish.duties': 52_500,
      'wish.homeBuyerCredit': 40_000,
      'wish.saleDeed': 2223.27,
      'wish.mortgageDeed': 3002.98,
      'wish.cashNeeded': 168_427,
      'wish.cashMissing': 18_427,
    },
  },
] as const satisfies readonly ExampleOf<HomeAffordabilityResult>[];
