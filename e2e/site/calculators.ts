import type { Page } from '@playwright/test';
import { FreelancePage } from '../freelance/freelance-page.ts';
import { HomeAffordabilityPage } from '../home-affordability/home-affordability-page.ts';
import { JointSalaryPage } from '../joint-salary/joint-salary-page.ts';
import { LoanCostPage } from '../loan-cost/loan-cost-page.ts';
import { LoanOverpaymentPage } from '../loan-overpayment/loan-overpayment-page.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';
import { OutstandingBalanceInsurancePage } from '../outstanding-balance-insurance/outstanding-balance-insurance-page.ts';
import { SolarPanelsPage } from '../solar-panels/solar-panels-page.ts';
import { TaxOptimizationPage } from '../tax-optimization/tax-optimization-page.ts';
import { calculatorPages, type CalculatorName } from './addresses.ts';
import type { CalculatorPage } from './calculator-page.ts';
import { ExamplePage } from './example-page.ts';
import type { Language } from './languages.ts';

type Open = (page: Page, language: Language) => Promise<CalculatorPage>;

/** Calculators whose journeys need more than a filled in example. */
const own: Readonly<Partial<Record<CalculatorName, Open>>> = {
  'net-salary': (page, language) => NetSalaryPage.open(page, language),
  freelance: (page, language) => FreelancePage.open(page, language),
  'joint-salary': (page, language) => JointSalaryPage.open(page, language),
  'tax-optimization': (page, language) => TaxOptimizationPage.open(page, language),
  'outstanding-balance-insurance': (page, language) =>
    OutstandingBalanceInsurancePage.open(page, language),
  'loan-cost': (page, language) => LoanCostPage.open(page, language),
  'loan-overpayment': (page, language) => LoanOverpaymentPage.open(page, language),
  'home-affordability': (page, language) => HomeAffordabilityPage.open(page, language),
  'solar-panels': (page, language) => SolarPanelsPage.open(page, language),
};

/** Opens a calculator. */
export function openCalculator(name: CalculatorName): Open {
  return own[name] ?? ((page, language) => ExamplePage.openExample(page, language, name));
}

/** All calculators in the order of the site. */
export const calculators = calculatorPages.map(({ name }) => ({
  name,
  open: openCalculator(name),
}));
