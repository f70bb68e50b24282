/**
 * The calculators by section, one line each: the drawer, the footer, the home page and the index list them from here. Their
 * names stand in the frame's texts, their descriptions in those of this folder.
 */
export const calculatorSections = [
  {
    id: 'income',
    calculators: [
      { id: 'net-salary', path: '/salary/calculator' },
      { id: 'freelance', path: '/freelance/calculator' },
      { id: 'joint-salary', path: '/joint-salary/calculator', isBeta: true },
    ],
  },
  {
    id: 'tax',
    calculators: [
      { id: 'tax-optimization', path: '/tax-optimization/calculator' },
      { id: 'outstanding-balance-insurance', path: '/outstanding-balance-insurance/calculator' },
    ],
  },
  {
    id: 'loans',
    calculators: [
      { id: 'loan-cost', path: '/loan-cost/calculator' },
      { id: 'loan-overpayment', path: '/loan-overpayment/calculator' },
    ],
  },
  {
    id: 'housing',
    calculators: [
      { id: 'home-affordability', path: '/home-affordability/calculator' },
      { id: 'solar-panels', path: '/solar-panels/calculator' },
    ],
  },
] as const;

type SectionEntry = (typeof calculatorSections)[number]['calculators'][number];

/** A calculator as the lists of the site know it. */
export interface ListedCalculator {
  /** Also the name of its room and of its texts. */
  readonly id: SectionEntry['id'];
  readonly path: string;
  /** Finished, and still open to change. */
  readonly isBeta?: boolean;
}

/** All calculators in the order of their sections. */
export const listedCalculators: readonly ListedCalculator[] =
  calculatorSections.flatMap<ListedCalculator>(({ calculators }) => calculators);
