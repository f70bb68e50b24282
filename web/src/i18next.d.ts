import 'i18next';
import type consent from './app/consent/texts/en.json';
import type explanation from './shared/explanation/texts/en.json';
import type freelance from './calculators/freelance/texts/en.json';
import type frame from './app/texts/en.json';
import type home from './pages/home/texts/en.json';
import type jointSalary from './calculators/joint-salary/texts/en.json';
import type netSalary from './calculators/net-salary/texts/en.json';
import type notFound from './pages/not-found/texts/en.json';
import type taxOptimization from './calculators/tax-optimization/texts/en.json';
import type outstandingBalanceInsurance from './calculators/outstanding-balance-insurance/texts/en.json';
import type loanCost from './calculators/loan-cost/texts/en.json';
import type loanOverpayment from './calculators/loan-overpayment/texts/en.json';
import type homeAffordability from './calculators/home-affordability/texts/en.json';
import type solarPanels from './calculators/solar-panels/texts/en.json';
import type calculators from './pages/calculators/texts/en.json';
import type faq from './pages/faq/texts/en.json';
import type privacy from './pages/privacy/texts/en.json';
import type about from './pages/about/texts/en.json';
import type accuracy from './pages/accuracy/texts/en.json';
import type accessibility from './pages/accessibility/texts/en.json';
import type terms from './pages/terms/texts/en.json';
import type contact from './pages/contact/texts/en.json';
import type salarySteps from './shared/explanation/salary-steps/texts/en.json';
import type deductions from './shared/deductions/texts/en.json';
import type deductionSteps from './shared/explanation/deduction-steps/texts/en.json';
import type loanSteps from './shared/explanation/loan-steps/texts/en.json';
import type solarSteps from './shared/explanation/solar-steps/texts/en.json';
import type shared from './shared/texts/en.json';
import type siteMap from './shared/site-map/texts/en.json';

/** The texts of the site by namespace, with their keys: a key that does not exist does not compile. */
export interface Texts {
  readonly consent: typeof consent;
  readonly explanation: typeof explanation;
  readonly frame: typeof frame;
  readonly freelance: typeof freelance;
  readonly home: typeof home;
  readonly 'joint-salary': typeof jointSalary;
  readonly 'net-salary': typeof netSalary;
  readonly 'not-found': typeof notFound;
  readonly 'tax-optimization': typeof taxOptimization;
  readonly 'outstanding-balance-insurance': typeof outstandingBalanceInsurance;
  readonly 'loan-cost': typeof loanCost;
  readonly 'loan-overpayment': typeof loanOverpayment;
  readonly 'home-affordability': typeof homeAffordability;
  readonly 'solar-panels': typeof solarPanels;
  readonly calculators: typeof calculators;
  readonly faq: typeof faq;
  readonly privacy: typeof privacy;
  readonly about: typeof about;
  readonly accuracy: typeof accuracy;
  readonly accessibility: typeof accessibility;
  readonly terms: typeof terms;
  readonly contact: typeof contact;
  readonly 'salary-steps': typeof salarySteps;
  readonly deductions: typeof deductions;
  readonly 'deduction-steps': typeof deductionSteps;
  readonly 'loan-steps': typeof loanSteps;
  readonly 'solar-steps': typeof solarSteps;
  readonly shared: typeof shared;
  readonly 'site-map': typeof siteMap;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Texts;
  }
}
