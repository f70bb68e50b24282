/** The calculators by section, as the drawer and the footer list them: one line each. */
export const calculatorSections = [
  {
    id: 'income',
    calculators: [{ id: 'net-salary', path: '/salary/calculator' }],
  },
] as const;
