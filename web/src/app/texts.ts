import type { Language } from '../shared/language.ts';
import type { Namespace } from '../shared/translation/text-keys.ts';
import type { Texts } from '../texts.d.ts';

export type { Namespace };

type Load<Content> = () => Promise<{ readonly default: Content }>;

/** Every text of the site, loaded by namespace and language. A key that French or German lacks does not compile. */
const texts: { readonly [N in Namespace]: Readonly<Record<Language, Load<Texts[N]>>> } = {
  frame: {
    en: () => import('./texts/en.json'),
    fr: () => import('./texts/fr.json'),
    de: () => import('./texts/de.json'),
  },
  consent: {
    en: () => import('./consent/texts/en.json'),
    fr: () => import('./consent/texts/fr.json'),
    de: () => import('./consent/texts/de.json'),
  },
  home: {
    en: () => import('../pages/home/texts/en.json'),
    fr: () => import('../pages/home/texts/fr.json'),
    de: () => import('../pages/home/texts/de.json'),
  },
  'not-found': {
    en: () => import('../pages/not-found/texts/en.json'),
    fr: () => import('../pages/not-found/texts/fr.json'),
    de: () => import('../pages/not-found/texts/de.json'),
  },
  shared: {
    en: () => import('../shared/texts/en.json'),
    fr: () => import('../shared/texts/fr.json'),
    de: () => import('../shared/texts/de.json'),
  },
  'site-map': {
    en: () => import('../shared/site-map/texts/en.json'),
    fr: () => import('../shared/site-map/texts/fr.json'),
    de: () => import('../shared/site-map/texts/de.json'),
  },
  explanation: {
    en: () => import('../shared/explanation/texts/en.json'),
    fr: () => import('../shared/explanation/texts/fr.json'),
    de: () => import('../shared/explanation/texts/de.json'),
  },
  'tax-optimization': {
    en: () => import('../calculators/tax-optimization/texts/en.json'),
    fr: () => import('../calculators/tax-optimization/texts/fr.json'),
    de: () => import('../calculators/tax-optimization/texts/de.json'),
  },
  'outstanding-balance-insurance': {
    en: () => import('../calculators/outstanding-balance-insurance/texts/en.json'),
    fr: () => import('../calculators/outstanding-balance-insurance/texts/fr.json'),
    de: () => import('../calculators/outstanding-balance-insurance/texts/de.json'),
  },
  'loan-cost': {
    en: () => import('../calculators/loan-cost/texts/en.json'),
    fr: () => import('../calculators/loan-cost/texts/fr.json'),
    de: () => import('../calculators/loan-cost/texts/de.json'),
  },
  'loan-overpayment': {
    en: () => import('../calculators/loan-overpayment/texts/en.json'),
    fr: () => import('../calculators/loan-overpayment/texts/fr.json'),
    de: () => import('../calculators/loan-overpayment/texts/de.json'),
  },
  'home-affordability': {
    en: () => import('../calculators/home-affordability/texts/en.json'),
    fr: () => import('../calculators/home-affordability/texts/fr.json'),
    de: () => import('../calculators/home-affordability/texts/de.json'),
  },
  'solar-panels': {
    en: () => import('../calculators/solar-panels/texts/en.json'),
    fr: () => import('../calculators/solar-panels/texts/fr.json'),
    de: () => import('../calculators/solar-panels/texts/de.json'),
  },
  calculators: {
    en: () => import('../pages/calculators/texts/en.json'),
    fr: () => import('../pages/calculators/texts/fr.json'),
    de: () => import('../pages/calculators/texts/de.json'),
  },
  faq: {
    en: () => import('../pages/faq/texts/en.json'),
    fr: () => import('../pages/faq/texts/fr.json'),
    de: () => import('../pages/faq/texts/de.json'),
  },
  privacy: {
    en: () => import('../pages/privacy/texts/en.json'),
    fr: () => import('../pages/privacy/texts/fr.json'),
    de: () => import('../pages/privacy/texts/de.json'),
  },
  about: {
    en: () => import('../pages/about/texts/en.json'),
    fr: () => import('../pages/about/texts/fr.json'),
    de: () => import('../pages/about/texts/de.json'),
  },
  accuracy: {
    en: () => import('../pages/accuracy/texts/en.json'),
    fr: () => import('../pages/accuracy/texts/fr.json'),
    de: () => import('../pages/accuracy/texts/de.json'),
  },
  accessibility: {
    en: () => import('../pages/accessibility/texts/en.json'),
    fr: () => import('../pages/accessibility/texts/fr.json'),
    de: () => import('../pages/accessibility/texts/de.json'),
  },
  terms: {
    en: () => import('../pages/terms/texts/en.json'),
    fr: () => import('../pages/terms/texts/fr.json'),
    de: () => import('../pages/terms/texts/de.json'),
  },
  contact: {
    en: () => import('../pages/contact/texts/en.json'),
    fr: () => import('../pages/contact/texts/fr.json'),
    de: () => import('../pages/contact/texts/de.json'),
  },
  'salary-steps': {
    en: () => import('../shared/explanation/salary-steps/texts/en.json'),
    fr: () => import('../shared/explanation/salary-steps/texts/fr.json'),
    de: () => import('../shared/explanation/salary-steps/texts/de.json'),
  },
  'self-employed': {
    en: () => import('../shared/salary/self-employed/texts/en.json'),
    fr: () => import('../shared/salary/self-employed/texts/fr.json'),
    de: () => import('../shared/salary/self-employed/texts/de.json'),
  },
  deductions: {
    en: () => import('../shared/deductions/texts/en.json'),
    fr: () => import('../shared/deductions/texts/fr.json'),
    de: () => import('../shared/deductions/texts/de.json'),
  },
  'deduction-steps': {
    en: () => import('../shared/explanation/deduction-steps/texts/en.json'),
    fr: () => import('../shared/explanation/deduction-steps/texts/fr.json'),
    de: () => import('../shared/explanation/deduction-steps/texts/de.json'),
  },
  'loan-steps': {
    en: () => import('../shared/explanation/loan-steps/texts/en.json'),
    fr: () => import('../shared/explanation/loan-steps/texts/fr.json'),
    de: () => import('../shared/explanation/loan-steps/texts/de.json'),
  },
  'deed-steps': {
    en: () => import('../shared/explanation/deed-steps/texts/en.json'),
    fr: () => import('../shared/explanation/deed-steps/texts/fr.json'),
    de: () => import('../shared/explanation/deed-steps/texts/de.json'),
  },
  'prepayment-steps': {
    en: () => import('../shared/explanation/prepayment-steps/texts/en.json'),
    fr: () => import('../shared/explanation/prepayment-steps/texts/fr.json'),
    de: () => import('../shared/explanation/prepayment-steps/texts/de.json'),
  },
  'solar-steps': {
    en: () => import('../shared/explanation/solar-steps/texts/en.json'),
    fr: () => import('../shared/explanation/solar-steps/texts/fr.json'),
    de: () => import('../shared/explanation/solar-steps/texts/de.json'),
  },
  freelance: {
    en: () => import('../calculators/freelance/texts/en.json'),
    fr: () => import('../calculators/freelance/texts/fr.json'),
    de: () => import('../calculators/freelance/texts/de.json'),
  },
  'joint-salary': {
    en: () => import('../calculators/joint-salary/texts/en.json'),
    fr: () => import('../calculators/joint-salary/texts/fr.json'),
    de: () => import('../calculators/joint-salary/texts/de.json'),
  },
  'net-salary': {
    en: () => import('../calculators/net-salary/texts/en.json'),
    fr: () => import('../calculators/net-salary/texts/fr.json'),
    de: () => import('../calculators/net-salary/texts/de.json'),
  },
};

/** The texts of a namespace in a language. */
export async function loadTexts<N extends Namespace>(
  namespace: N,
  language: Language,
): Promise<Texts[N]> {
  return (await texts[namespace][language]()).default;
}
