import type { CalculatorId } from '../calculators/calculators.ts';
import type { ProofGroup, ProofKind, ProofLine } from './accuracy.ts';

const salaries = ['net-salary', 'joint-salary'] as const;
const premiums = ['tax-optimization', 'outstanding-balance-insurance'] as const;

/** The calculators whose results rest on each kind of published row. An example speaks for its own calculator. */
const provedBy: Readonly<Partial<Record<ProofKind, readonly CalculatorId[]>>> = {
  annualTax: ['net-salary', 'joint-salary', 'freelance', 'tax-class'],
  monthlyWithholding: salaries,
  annualWithholding: salaries,
  taxOfGrossSalary: salaries,
  employmentFund: salaries,
  employeeCredit: salaries,
  singleParentCredit: salaries,
  travelAllowance: salaries,
  pensionContribution: salaries,
  socialParameters: salaries,
  singlePremium: premiums,
  singlePremiumOfCouples: premiums,
};

/** Groups of rows by the calculators that they speak for, each row once; the newest year first, rows of any year last. */
export function linesOf(groups: readonly ProofGroup[]): readonly ProofLine[] {
  const lines = new Map<string, ProofGroup[]>();
  for (const group of groups) {
    const key = calculatorsOf(group).join(' ');
    lines.set(key, [...(lines.get(key) ?? []), group]);
  }
  return [...lines.values()].map((ofLine) => {
    const years = [...new Set(ofLine.map(({ year }) => year))];
    return {
      calculators: ofLine[0] === undefined ? [] : calculatorsOf(ofLine[0]),
      years: years
        .toSorted((a, b) => (b ?? 0) - (a ?? 0))
        .map((year) => {
          const ofYear = ofLine.filter((group) => group.year === year);
          return {
            year,
            rows: ofYear.reduce((sum, { rows }) => sum + rows, 0),
            reproduced: ofYear.reduce((sum, { reproduced }) => sum + reproduced, 0),
          };
        }),
    };
  });
}

function calculatorsOf({ kind }: ProofGroup): readonly CalculatorId[] {
  const proved = provedBy[kind];
  if (proved !== undefined) return proved;
  return isCalculator(kind) ? [kind] : [];
}

function isCalculator(kind: ProofKind): kind is CalculatorId {
  return kind.includes('-');
}
