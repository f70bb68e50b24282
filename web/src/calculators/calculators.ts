import { sectionIds } from '../shared/section/section.ts';
import { freelance } from './freelance/index.ts';
import { homeAffordability } from './home-affordability/index.ts';
import { jointSalary } from './joint-salary/index.ts';
import { loanCost } from './loan-cost/index.ts';
import { loanOverpayment } from './loan-overpayment/index.ts';
import { myYear } from './my-year/index.ts';
import { netSalary } from './net-salary/index.ts';
import { outstandingBalanceInsurance } from './outstanding-balance-insurance/index.ts';
import { payslipCheck } from './payslip-check/index.ts';
import { solarPanels } from './solar-panels/index.ts';
import { taxClass } from './tax-class/index.ts';
import { taxOptimization } from './tax-optimization/index.ts';

/** Every calculator, one line per room, in the order of the site. */
export const calculators = [
  netSalary,
  myYear,
  payslipCheck,
  freelance,
  jointSalary,
  taxClass,
  taxOptimization,
  outstandingBalanceInsurance,
  loanCost,
  loanOverpayment,
  homeAffordability,
  solarPanels,
];

export type Calculator = (typeof calculators)[number];

/** The sections with their calculators, as the drawer, footer, home page and index list them. */
export const calculatorSections = sectionIds.map((id) => ({
  id,
  calculators: calculators.filter(({ section }) => section === id),
}));
