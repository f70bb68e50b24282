import { fileURLToPath } from 'node:url';
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

declare global {
  interface Window {
    /** How long it took from the click on a form's button until its result was painted. */
    resultMilliseconds?: number;
  }
}

/** A phone of the middle class beside the computer that runs the tests. */
export const cpuSlowdown = 4;

/** Opens each calculator, fills it in and asks for a result, straight away as no person could. */
export const calculators = {
  'net salary': async (page: Page) => (await NetSalaryPage.open(page, 'en')).showResult(),
  'joint salary': async (page: Page) => (await JointSalaryPage.open(page, 'en')).showResult(),
  freelance: async (page: Page) => (await FreelancePage.open(page, 'en')).showResult(),
  'tax optimisation': async (page: Page) => {
    const taxOptimization = await TaxOptimizationPage.open(page, 'en');
    await taxOptimization.enterCouple();
    await taxOptimization.showResult();
  },
  'outstanding balance insurance': async (page: Page) =>
    (await OutstandingBalanceInsurancePage.open(page, 'en')).showResult(),
  'loan cost': async (page: Page) =>
    (await LoanCostPage.open(page, 'en')).showResult('300000', '3.5', '300'),
  'loan overpayment': async (page: Page) =>
    (await LoanOverpaymentPage.open(page, 'en')).showResult(),
  'home affordability': async (page: Page) =>
    (await HomeAffordabilityPage.open(page, 'en')).showResult(),
  'solar panels': async (page: Page) => (await SolarPanelsPage.open(page, 'en')).showResult(),
} as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

/** How long a calculator's first result takes on a slow device, in milliseconds. */
export async function measureResultTime(
  page: Page,
  showResult: (page: Page) => Promise<void>,
): Promise<number> {
  await page.addInitScript({
    path: fileURLToPath(new URL('note-result-time.js', import.meta.url)),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await showResult(page);
  const noted = await page.waitForFunction(() => window.resultMilliseconds);
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** The one in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
