/** The calculators by section, as the drawer and the footer list them: one line each. */
export const calculatorSections = [
  {
    id: 'income',
    calculators: [
      { id: 'net-salary', path: '/salary/calculator' },
      { id: 'freelance', path: '/freelance/calculator' },
      { id: 'joint-salary', path: '/joint-salary/calculator' },
    ],
  },
] as const;
