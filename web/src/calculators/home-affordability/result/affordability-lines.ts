/** What a household can afford, line by line; each has an easy and a possible value. */
export const affordabilityLines = ['maxHomePrice', 'maxMonthlyPayment', 'maxLoanAmount'] as const;
