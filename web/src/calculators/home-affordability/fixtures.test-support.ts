import { roomInTest } from '../calculator-in-test.test-support.tsx';

/**
 * The page, usually with 36 000 net a year, 200 of debts a month, 24 000 of one's own, ten years without interest. By hand: 3 000 /
 * 3 - 200 = 800 and 3 000 x 40 % - 200 = 1 000 a month; 96 000 and 120 000 over 120 months.
 *
 * The deeds by the notaries' scales. At 120 000: 956.97 (956.966) and 17 % VAT 162.68; loan 96 000: registration 230.40,
 * inscription 57.60, 521.98 (521.9788) and VAT 88.74. At 144 000 and 120 000: 1 076.97, 183.08; 288, 72, 581.98, 98.94.
 */
export const { calculate, showPage } = roomInTest('home-affordability', {
  entries: {
    annualNetIncome: 36_000,
    downPayment: 24_000,
    loanTermYears: 10,
    interestRate: 0,
    monthlyDebtPayments: 200,
    homePrice: '',
  },
});
