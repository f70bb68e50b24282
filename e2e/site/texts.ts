import consentDe from '../../web/src/app/consent/texts/de.json' with { type: 'json' };
import consentEn from '../../web/src/app/consent/texts/en.json' with { type: 'json' };
import consentFr from '../../web/src/app/consent/texts/fr.json' with { type: 'json' };
import frameDe from '../../web/src/app/texts/de.json' with { type: 'json' };
import frameEn from '../../web/src/app/texts/en.json' with { type: 'json' };
import frameFr from '../../web/src/app/texts/fr.json' with { type: 'json' };
import jointSalaryDe from '../../web/src/calculators/joint-salary/texts/de.json' with { type: 'json' };
import jointSalaryEn from '../../web/src/calculators/joint-salary/texts/en.json' with { type: 'json' };
import jointSalaryFr from '../../web/src/calculators/joint-salary/texts/fr.json' with { type: 'json' };
import freelanceDe from '../../web/src/calculators/freelance/texts/de.json' with { type: 'json' };
import freelanceEn from '../../web/src/calculators/freelance/texts/en.json' with { type: 'json' };
import freelanceFr from '../../web/src/calculators/freelance/texts/fr.json' with { type: 'json' };
import netSalaryDe from '../../web/src/calculators/net-salary/texts/de.json' with { type: 'json' };
import netSalaryEn from '../../web/src/calculators/net-salary/texts/en.json' with { type: 'json' };
import netSalaryFr from '../../web/src/calculators/net-salary/texts/fr.json' with { type: 'json' };
import homeDe from '../../web/src/pages/home/texts/de.json' with { type: 'json' };
import homeEn from '../../web/src/pages/home/texts/en.json' with { type: 'json' };
import homeFr from '../../web/src/pages/home/texts/fr.json' with { type: 'json' };
import notFoundDe from '../../web/src/pages/not-found/texts/de.json' with { type: 'json' };
import notFoundEn from '../../web/src/pages/not-found/texts/en.json' with { type: 'json' };
import notFoundFr from '../../web/src/pages/not-found/texts/fr.json' with { type: 'json' };
import explanationDe from '../../web/src/shared/explanation/texts/de.json' with { type: 'json' };
import explanationEn from '../../web/src/shared/explanation/texts/en.json' with { type: 'json' };
import explanationFr from '../../web/src/shared/explanation/texts/fr.json' with { type: 'json' };
import sharedDe from '../../web/src/shared/texts/de.json' with { type: 'json' };
import sharedEn from '../../web/src/shared/texts/en.json' with { type: 'json' };
import sharedFr from '../../web/src/shared/texts/fr.json' with { type: 'json' };
import taxOptimizationDe from '../../web/src/calculators/tax-optimization/texts/de.json' with { type: 'json' };
import taxOptimizationEn from '../../web/src/calculators/tax-optimization/texts/en.json' with { type: 'json' };
import taxOptimizationFr from '../../web/src/calculators/tax-optimization/texts/fr.json' with { type: 'json' };
import outstandingBalanceInsuranceDe from '../../web/src/calculators/outstanding-balance-insurance/texts/de.json' with { type: 'json' };
import outstandingBalanceInsuranceEn from '../../web/src/calculators/outstanding-balance-insurance/texts/en.json' with { type: 'json' };
import outstandingBalanceInsuranceFr from '../../web/src/calculators/outstanding-balance-insurance/texts/fr.json' with { type: 'json' };
import loanCostDe from '../../web/src/calculators/loan-cost/texts/de.json' with { type: 'json' };
import loanCostEn from '../../web/src/calculators/loan-cost/texts/en.json' with { type: 'json' };
import loanCostFr from '../../web/src/calculators/loan-cost/texts/fr.json' with { type: 'json' };
import loanOverpaymentDe from '../../web/src/calculators/loan-overpayment/texts/de.json' with { type: 'json' };
import loanOverpaymentEn from '../../web/src/calculators/loan-overpayment/texts/en.json' with { type: 'json' };
import loanOverpaymentFr from '../../web/src/calculators/loan-overpayment/texts/fr.json' with { type: 'json' };
import homeAffordabilityDe from '../../web/src/calculators/home-affordability/texts/de.json' with { type: 'json' };
import homeAffordabilityEn from '../../web/src/calculators/home-affordability/texts/en.json' with { type: 'json' };
import homeAffordabilityFr from '../../web/src/calculators/home-affordability/texts/fr.json' with { type: 'json' };
import solarPanelsDe from '../../web/src/calculators/solar-panels/texts/de.json' with { type: 'json' };
import solarPanelsEn from '../../web/src/calculators/solar-panels/texts/en.json' with { type: 'json' };
import solarPanelsFr from '../../web/src/calculators/solar-panels/texts/fr.json' with { type: 'json' };
import calculatorsDe from '../../web/src/pages/calculators/texts/de.json' with { type: 'json' };
import calculatorsEn from '../../web/src/pages/calculators/texts/en.json' with { type: 'json' };
import calculatorsFr from '../../web/src/pages/calculators/texts/fr.json' with { type: 'json' };
import faqDe from '../../web/src/pages/faq/texts/de.json' with { type: 'json' };
import faqEn from '../../web/src/pages/faq/texts/en.json' with { type: 'json' };
import faqFr from '../../web/src/pages/faq/texts/fr.json' with { type: 'json' };
import privacyDe from '../../web/src/pages/privacy/texts/de.json' with { type: 'json' };
import privacyEn from '../../web/src/pages/privacy/texts/en.json' with { type: 'json' };
import privacyFr from '../../web/src/pages/privacy/texts/fr.json' with { type: 'json' };
import aboutDe from '../../web/src/pages/about/texts/de.json' with { type: 'json' };
import accuracyDe from '../../web/src/pages/accuracy/texts/de.json' with { type: 'json' };
import accessibilityDe from '../../web/src/pages/accessibility/texts/de.json' with { type: 'json' };
import aboutEn from '../../web/src/pages/about/texts/en.json' with { type: 'json' };
import accuracyEn from '../../web/src/pages/accuracy/texts/en.json' with { type: 'json' };
import accessibilityEn from '../../web/src/pages/accessibility/texts/en.json' with { type: 'json' };
import aboutFr from '../../web/src/pages/about/texts/fr.json' with { type: 'json' };
import accuracyFr from '../../web/src/pages/accuracy/texts/fr.json' with { type: 'json' };
import accessibilityFr from '../../web/src/pages/accessibility/texts/fr.json' with { type: 'json' };
import termsDe from '../../web/src/pages/terms/texts/de.json' with { type: 'json' };
import termsEn from '../../web/src/pages/terms/texts/en.json' with { type: 'json' };
import termsFr from '../../web/src/pages/terms/texts/fr.json' with { type: 'json' };
import contactDe from '../../web/src/pages/contact/texts/de.json' with { type: 'json' };
import contactEn from '../../web/src/pages/contact/texts/en.json' with { type: 'json' };
import contactFr from '../../web/src/pages/contact/texts/fr.json' with { type: 'json' };
import salaryStepsDe from '../../web/src/shared/explanation/salary-steps/texts/de.json' with { type: 'json' };
import salaryStepsEn from '../../web/src/shared/explanation/salary-steps/texts/en.json' with { type: 'json' };
import salaryStepsFr from '../../web/src/shared/explanation/salary-steps/texts/fr.json' with { type: 'json' };
import deductionsDe from '../../web/src/shared/deductions/texts/de.json' with { type: 'json' };
import deductionsEn from '../../web/src/shared/deductions/texts/en.json' with { type: 'json' };
import deductionsFr from '../../web/src/shared/deductions/texts/fr.json' with { type: 'json' };
import loanStepsDe from '../../web/src/shared/explanation/loan-steps/texts/de.json' with { type: 'json' };
import deedStepsDe from '../../web/src/shared/explanation/deed-steps/texts/de.json' with { type: 'json' };
import prepaymentStepsDe from '../../web/src/shared/explanation/prepayment-steps/texts/de.json' with { type: 'json' };
import loanStepsEn from '../../web/src/shared/explanation/loan-steps/texts/en.json' with { type: 'json' };
import deedStepsEn from '../../web/src/shared/explanation/deed-steps/texts/en.json' with { type: 'json' };
import prepaymentStepsEn from '../../web/src/shared/explanation/prepayment-steps/texts/en.json' with { type: 'json' };
import loanStepsFr from '../../web/src/shared/explanation/loan-steps/texts/fr.json' with { type: 'json' };
import deedStepsFr from '../../web/src/shared/explanation/deed-steps/texts/fr.json' with { type: 'json' };
import prepaymentStepsFr from '../../web/src/shared/explanation/prepayment-steps/texts/fr.json' with { type: 'json' };
import type { Language } from './languages.ts';

const en = {
  consent: consentEn,
  frame: frameEn,
  home: homeEn,
  notFound: notFoundEn,
  shared: sharedEn,
  explanation: explanationEn,
  netSalary: netSalaryEn,
  freelance: freelanceEn,
  jointSalary: jointSalaryEn,
  taxOptimization: taxOptimizationEn,
  outstandingBalanceInsurance: outstandingBalanceInsuranceEn,
  loanCost: loanCostEn,
  loanOverpayment: loanOverpaymentEn,
  homeAffordability: homeAffordabilityEn,
  solarPanels: solarPanelsEn,
  calculators: calculatorsEn,
  faq: faqEn,
  privacy: privacyEn,
  about: aboutEn,
  accuracy: accuracyEn,
  accessibility: accessibilityEn,
  terms: termsEn,
  contact: contactEn,
  salarySteps: salaryStepsEn,
  deductions: deductionsEn,
  loanSteps: loanStepsEn,
  deedSteps: deedStepsEn,
  prepaymentSteps: prepaymentStepsEn,
};

/** The site's own texts, by which tests find what stands on a page: no sentence is written twice. */
export type Texts = typeof en;

export const texts: Readonly<Record<Language, Texts>> = {
  en,
  fr: {
    consent: consentFr,
    frame: frameFr,
    home: homeFr,
    notFound: notFoundFr,
    shared: sharedFr,
    explanation: explanationFr,
    netSalary: netSalaryFr,
    freelance: freelanceFr,
    jointSalary: jointSalaryFr,
    taxOptimization: taxOptimizationFr,
    outstandingBalanceInsurance: outstandingBalanceInsuranceFr,
    loanCost: loanCostFr,
    loanOverpayment: loanOverpaymentFr,
    homeAffordability: homeAffordabilityFr,
    solarPanels: solarPanelsFr,
    calculators: calculatorsFr,
    faq: faqFr,
    privacy: privacyFr,
    about: aboutFr,
    accuracy: accuracyFr,
    accessibility: accessibilityFr,
    terms: termsFr,
    contact: contactFr,
    salarySteps: salaryStepsFr,
    deductions: deductionsFr,
    loanSteps: loanStepsFr,
    deedSteps: deedStepsFr,
    prepaymentSteps: prepaymentStepsFr,
  },
  de: {
    consent: consentDe,
    frame: frameDe,
    home: homeDe,
    notFound: notFoundDe,
    shared: sharedDe,
    explanation: explanationDe,
    netSalary: netSalaryDe,
    freelance: freelanceDe,
    jointSalary: jointSalaryDe,
    taxOptimization: taxOptimizationDe,
    outstandingBalanceInsurance: outstandingBalanceInsuranceDe,
    loanCost: loanCostDe,
    loanOverpayment: loanOverpaymentDe,
    homeAffordability: homeAffordabilityDe,
    solarPanels: solarPanelsDe,
    calculators: calculatorsDe,
    faq: faqDe,
    privacy: privacyDe,
    about: aboutDe,
    accuracy: accuracyDe,
    accessibility: accessibilityDe,
    terms: termsDe,
    contact: contactDe,
    salarySteps: salaryStepsDe,
    deductions: deductionsDe,
    loanSteps: loanStepsDe,
    deedSteps: deedStepsDe,
    prepaymentSteps: prepaymentStepsDe,
  },
};

/** A text with its `{{names}}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" wants a value for ${name}`);
    return String(value);
  });
}

/** The tax years that every calculator's head names, as a sentence does. */
const taxYears = {
  en: '2024, 2025 and 2026',
  fr: '2024, 2025 et 2026',
  de: '2024, 2025 und 2026',
} as const;

type PageNamespace = {
  [Name in keyof Texts]: Texts[Name] extends { readonly meta: object } ? Name : never;
}[keyof Texts];

/** What a page says of itself in its head. */
export function metaOf(language: Language, page: PageNamespace) {
  const { title, description, keywords } = texts[language][page].meta;
  const written = (text: string) => text.replaceAll('{{years}}', taxYears[language]);
  return {
    title: written(title),
    description: written(description),
    keywords: written(keywords),
  };
}
