/** The pages to read, by the name of their texts. */
export const contentPages = [
  { path: '/', namespace: 'home' },
  { path: '/calculators', namespace: 'calculators' },
  { path: '/faq', namespace: 'faq' },
  { path: '/privacy', namespace: 'privacy' },
  { path: '/about-us', namespace: 'about' },
  { path: '/accuracy', namespace: 'accuracy' },
  { path: '/accessibility', namespace: 'accessibility' },
  { path: '/terms', namespace: 'terms' },
] as const;

/** The calculators by section, with their addresses as the specification has them. */
export const calculatorAddresses = {
  income: {
    'net-salary': '/salary/calculator',
    freelance: '/freelance/calculator',
    'joint-salary': '/joint-salary/calculator',
  },
  tax: {
    'tax-optimization': '/tax-optimization/calculator',
    'outstanding-balance-insurance': '/outstanding-balance-insurance/calculator',
  },
  loans: {
    'loan-cost': '/loan-cost/calculator',
    'loan-overpayment': '/loan-overpayment/calculator',
  },
  housing: {
    'home-affordability': '/home-affordability/calculator',
    'solar-panels': '/solar-panels/calculator',
  },
} as const;

/** Every calculator's address, in the order of the sections. */
export const allCalculatorAddresses: readonly string[] = Object.values(calculatorAddresses).flatMap(
  (section) => Object.values(section),
);
