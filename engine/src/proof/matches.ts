import { calculators, type CalculatorId } from '../calculators/calculators.ts';
import type { Matches, MatchesOfYear, ProofGroup, ProofKind } from './accuracy.ts';

/** Their results contain payslips. */
const payslips = ['net-salary', 'joint-salary', 'my-year', 'payslip-check'] as const;
/** Their results contain the tax of a year that is withheld at once. */
const salariesOfYear = ['net-salary', 'joint-salary'] as const;
const premiums = ['tax-optimization', 'outstanding-balance-insurance'] as const;

/** The calculators whose results rest on each kind of published row. An example speaks for its own calculator. */
const provedBy: Readonly<Partial<Record<ProofKind, readonly CalculatorId[]>>> = {
  annualTax: ['net-salary', 'joint-salary', 'my-year', 'freelance', 'tax-class'],
  monthlyWithholding: payslips,
  annualWithholding: salariesOfYear,
  taxOfGrossSalary: salariesOfYear,
  employmentFund: payslips,
  employeeCredit: payslips,
  singleParentCredit: payslips,
  travelAllowance: payslips,
  pensionContribution: payslips,
  socialParameters: payslips,
  // The wages that a net salary is compared with.
  'salary-statistics': ['net-salary'],
  singlePremium: premiums,
  singlePremiumOfCouples: premiums,
};

/** How many published rows match, for each calculator that they speak for and for all. A row of the total is counted once. */
export function matchesOf(groups: readonly ProofGroup[]): Matches {
  const ids = [...new Set(groups.flatMap(calculatorsOf))];
  return {
    calculators: ids.map((calculator) => {
      const groupsOfCalculator = groups.filter((group) =>
        calculatorsOf(group).includes(calculator),
      );
      return {
        calculator,
        years: matchesByYear(groupsOfCalculator),
      };
    }),
    all: matchesByYear(groups),
  };
}

/** The newest year first, rows of any year last. */
function matchesByYear(groups: readonly ProofGroup[]): readonly MatchesOfYear[] {
  const years = [...new Set(groups.map(({ year }) => year))];
  return years
    .toSorted((a, b) => (b ?? 0) - (a ?? 0))
    .map((year) => {
      const groupsOfYear = groups.filter((group) => group.year === year);
      return {
        year,
        rows: groupsOfYear.reduce((sum, { rows }) => sum + rows, 0),
        reproduced: groupsOfYear.reduce((sum, { reproduced }) => sum + reproduced, 0),
      };
    });
}

function calculatorsOf({ kind }: ProofGroup): readonly CalculatorId[] {
  const proved = provedBy[kind];
  if (proved !== undefined) return proved;
  return isCalculator(kind) ? [kind] : [];
}

function isCalculator(kind: ProofKind): kind is CalculatorId {
  return calculators.some(({ id }) => id === kind);
}
