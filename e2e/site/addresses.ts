import type { Language } from './languages.ts';
import type { Texts } from './texts.ts';

export const homePath = '/';
export const contactPath = '/contact-us';
export const unknownPath = '/no-such-page';
/** What the browser keeps for pages that are not on the device. */
export const offlinePath = '/offline';

/** The pages to read, by the name of their texts. */
export const contentPages = [
  { path: homePath, namespace: 'home' },
  { path: '/calculators', namespace: 'calculators' },
  { path: '/faq', namespace: 'faq' },
  { path: '/privacy', namespace: 'privacy' },
  { path: '/about-us', namespace: 'about' },
  { path: '/accuracy', namespace: 'accuracy' },
  { path: '/accessibility', namespace: 'accessibility' },
  { path: '/terms', namespace: 'terms' },
] as const;

export const salaryPath = '/salary/calculator';

interface CalculatorAddress {
  readonly name: string;
  readonly section: keyof Texts['calculators']['sections'];
  readonly path: string;
  readonly namespace: keyof Texts;
}

/** The calculators in the order of the site, with their addresses as the specification has them. */
export const calculatorPages = [
  { name: 'net-salary', section: 'income', path: salaryPath, namespace: 'netSalary' },
  { name: 'freelance', section: 'income', path: '/freelance/calculator', namespace: 'freelance' },
  {
    name: 'joint-salary',
    section: 'income',
    path: '/joint-salary/calculator',
    namespace: 'jointSalary',
  },
  {
    name: 'tax-optimization',
    section: 'tax',
    path: '/tax-optimization/calculator',
    namespace: 'taxOptimization',
  },
  {
    name: 'outstanding-balance-insurance',
    section: 'tax',
    path: '/outstanding-balance-insurance/calculator',
    namespace: 'outstandingBalanceInsurance',
  },
  { name: 'loan-cost', section: 'loans', path: '/loan-cost/calculator', namespace: 'loanCost' },
  {
    name: 'loan-overpayment',
    section: 'loans',
    path: '/loan-overpayment/calculator',
    namespace: 'loanOverpayment',
  },
  {
    name: 'home-affordability',
    section: 'housing',
    path: '/home-affordability/calculator',
    namespace: 'homeAffordability',
  },
  {
    name: 'solar-panels',
    section: 'housing',
    path: '/solar-panels/calculator',
    namespace: 'solarPanels',
  },
] as const satisfies readonly CalculatorAddress[];

export type CalculatorName = (typeof calculatorPages)[number]['name'];

/** Every calculator's address, in the order of the site. */
export const allCalculatorAddresses: readonly string[] = calculatorPages.map(({ path }) => path);

export function calculatorPath(name: CalculatorName): string {
  const found = calculatorPages.find((calculator) => calculator.name === name);
  if (found === undefined) throw new Error(`No calculator is called ${name}`);
  return found.path;
}

/** The address of a page in a language, as the specification has it: English without a prefix. */
export function addressOf(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
