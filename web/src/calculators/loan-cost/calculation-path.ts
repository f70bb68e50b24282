/** Where the API computes a loan's cost, below /api/v1. */
export const calculationPath = '/LoanCalculator/calculateloan';
