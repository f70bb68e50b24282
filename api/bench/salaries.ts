const salary = {
  grossSalary: 5000,
  taxClass: 1,
  employmentType: 1,
  distanceToWork: 12,
  transportCosts: null,
  supplementaryPension: null,
  increasePercent: null,
  salaryPeriod: 'monthly',
};

/** The request that is measured, with and without its explanation: 28 KB and 0.6 KB are answered. */
export const briefRequest: string = JSON.stringify({ ...salary, explain: false });
export const explainedRequest: string = JSON.stringify({ ...salary, explain: true });
