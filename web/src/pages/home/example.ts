/**
 * The payslip that the home page shows: an employee in tax class 1 without a travel allowance, June 2025, in euros. The
 * law of that month is past and does not change.
 */
export const example = {
  gross: 5000,
  net: 3690.06,
  deductions: [
    { id: 'tax', amount: 696.9 },
    { id: 'pension', amount: 400 },
    { id: 'care', amount: 140 },
    { id: 'dependence', amount: 60.54 },
    { id: 'cash', amount: 12.5 },
  ],
} as const;
