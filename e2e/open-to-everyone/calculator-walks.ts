import type { Locator, Page } from '@playwright/test';
import { FreelancePage } from '../freelance/freelance-page.ts';
import { HomeAffordabilityPage } from '../home-affordability/home-affordability-page.ts';
import { JointSalaryPage } from '../joint-salary/joint-salary-page.ts';
import { LoanCostPage } from '../loan-cost/loan-cost-page.ts';
import { LoanOverpaymentPage } from '../loan-overpayment/loan-overpayment-page.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';
import { OutstandingBalanceInsurancePage } from '../outstanding-balance-insurance/outstanding-balance-insurance-page.ts';
import type { Language } from '../site/languages.ts';
import { SolarPanelsPage } from '../solar-panels/solar-panels-page.ts';
import { TaxOptimizationPage } from '../tax-optimization/tax-optimization-page.ts';

/** A calculator as these walks go through it: its form is open, its result can be asked for. */
export interface CalculatorWalk {
  readonly calculate: Locator;
  readonly showResult: () => Promise<void>;
}

type Open = (page: Page, language: Language) => Promise<CalculatorWalk>;

function walkOf(calculator: CalculatorWalk): CalculatorWalk {
  const { calculate } = calculator;
  return { calculate, showResult: () => calculator.showResult() };
}

/** All nine, each with a result that has every part its page can show. */
export const calculatorWalks: Readonly<Record<string, Open>> = {
  'net salary': async (page, language) => walkOf(await NetSalaryPage.open(page, language)),
  freelance: async (page, language) => walkOf(await FreelancePage.open(page, language)),
  'joint salary': async (page, language) => walkOf(await JointSalaryPage.open(page, language)),
  'tax optimisation': async (page, language) => {
    const tax = await TaxOptimizationPage.open(page, language);
    const showResult = async () => {
      await tax.enterCouple();
      await tax.showResult();
    };
    return { calculate: tax.calculate, showResult };
  },
  'outstanding balance insurance': async (page, language) =>
    walkOf(await OutstandingBalanceInsurancePage.open(page, language)),
  'loan cost': async (page, language) => {
    const loan = await LoanCostPage.open(page, language);
    const showResult = () => loan.showResult('350000', '3.5', '300');
    return { calculate: loan.calculate, showResult };
  },
  'loan overpayment': async (page, language) =>
    walkOf(await LoanOverpaymentPage.open(page, language)),
  'home affordability': async (page, language) => {
    const home = await HomeAffordabilityPage.open(page, language);
    const showResult = () => home.showResult({ homePrice: '600000' });
    return { calculate: home.calculate, showResult };
  },
  'solar panels': async (page, language) => walkOf(await SolarPanelsPage.open(page, language)),
};
