import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { openPage } from '../../browser/open-page.ts';
import { addressOf, calculatorPages, type CalculatorName } from '../addresses.ts';
import type { Language } from '../languages.ts';
import type { CalculatorPage } from './calculator-page.ts';
import { ExamplePage } from './example-page.ts';
import { FreelancePage } from './freelance-page.ts';
import { HomeAffordabilityPage } from './home-affordability-page.ts';
import { JointSalaryPage } from './joint-salary-page.ts';
import { LoanCostPage } from './loan-cost-page.ts';
import { LoanOverpaymentPage } from './loan-overpayment-page.ts';
import { MyYearPage } from './my-year-page.ts';
import { NetSalaryPage } from './net-salary-page.ts';
import { OutstandingBalanceInsurancePage } from './outstanding-balance-insurance-page.ts';
import { PayslipCheckPage } from './payslip-check-page.ts';
import { SolarPanelsPage } from './solar-panels-page.ts';
import { TaxOptimizationPage } from './tax-optimization-page.ts';

type CalculatorOn = (page: Page, language: Language) => CalculatorPage;

/** Calculators with a page class, because their journeys need more than a filled-in example. */
const own: Readonly<Partial<Record<CalculatorName, CalculatorOn>>> = {
  'net-salary': (page, language) => new NetSalaryPage(page, language),
  'my-year': (page, language) => new MyYearPage(page, language),
  'payslip-check': (page, language) => new PayslipCheckPage(page, language),
  freelance: (page, language) => new FreelancePage(page, language),
  'joint-salary': (page, language) => new JointSalaryPage(page, language),
  'tax-optimization': (page, language) => new TaxOptimizationPage(page, language),
  'outstanding-balance-insurance': (page, language) =>
    new OutstandingBalanceInsurancePage(page, language),
  'loan-cost': (page, language) => new LoanCostPage(page, language),
  'loan-overpayment': (page, language) => new LoanOverpaymentPage(page, language),
  'home-affordability': (page, language) => new HomeAffordabilityPage(page, language),
  'solar-panels': (page, language) => new SolarPanelsPage(page, language),
};

/** A calculator whose results can be compared has this file. */
const comparisonOf = (name: CalculatorName) =>
  new URL(`../../../../web/src/calculators/${name}/comparison.ts`, import.meta.url);

/** All calculators in the order of the site. `on` gives a calculator on an open page, and `open` opens its page. */
export const calculators = calculatorPages.map(({ name, path }) => {
  const on = own[name] ?? ((page, language) => new ExamplePage(page, language, name));
  return {
    name,
    hasComparison: existsSync(comparisonOf(name)),
    on,
    open: async (page: Page, language: Language) => {
      await openPage(page, addressOf(path, language));
      return on(page, language);
    },
  };
});

/** Opens a calculator. */
export function openCalculator(name: CalculatorName) {
  const found = calculators.find((calculator) => calculator.name === name);
  if (found === undefined) throw new Error(`No calculator is called ${name}`);
  return found.open;
}
