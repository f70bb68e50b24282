import type { ProofGroup } from 'virtual:accuracy';
import type { Calculator } from '../../calculators/calculators.ts';

type Kind = ProofGroup['kind'];

const salaries = [
  'annualTax',
  'monthlyWithholding',
  'annualWithholding',
  'employmentFund',
  'employeeCredit',
  'singleParentCredit',
  'travelAllowance',
  'pensionContribution',
  'socialParameters',
] as const;
const limitsOfPremiums = ['singlePremium', 'singlePremiumOfCouples'] as const;

/** The published figures that each calculator's results rest on. */
export const checkedBy: Readonly<Record<Calculator['id'], readonly Kind[]>> = {
  'net-salary': [...salaries, 'net-salary'],
  freelance: ['annualTax'],
  'joint-salary': salaries,
  'tax-class': ['annualTax'],
  'tax-optimization': ['tax-optimization', ...limitsOfPremiums],
  'outstanding-balance-insurance': ['outstanding-balance-insurance', ...limitsOfPremiums],
  'loan-cost': ['loan-cost'],
  'loan-overpayment': ['loan-overpayment'],
  'home-affordability': ['home-affordability'],
  'solar-panels': [],
};

interface Count {
  readonly rows: number;
  readonly reproduced: number;
}

/** The number of rows and examples in some groups, and of those that match. */
export function countOf(groups: readonly Count[]): Count {
  return {
    rows: groups.reduce((sum, group) => sum + group.rows, 0),
    reproduced: groups.reduce((sum, group) => sum + group.reproduced, 0),
  };
}
