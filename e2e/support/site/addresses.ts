import { calculators } from '../../../web/src/calculators/calculators.ts';
import type { Language } from './languages.ts';
import { inCamelCase } from './texts.ts';

export const homePath = '/';
export const contactPath = '/contact-us';
export const unknownPath = '/no-such-page';
/** Shown for every page that is not on the device. */
export const offlinePath = '/offline';

/** The pages to read, by the name of their texts. */
export const contentPages = [
  { path: homePath, namespace: 'home' },
  { path: '/calculators', namespace: 'calculators' },
  { path: '/faq', namespace: 'faq' },
  { path: '/privacy', namespace: 'privacy' },
  { path: '/about-us', namespace: 'about' },
  { path: '/accuracy', namespace: 'accuracy' },
  { path: '/sources', namespace: 'sources' },
  { path: '/what-changed', namespace: 'whatChanged' },
  { path: '/glossary', namespace: 'glossary' },
  { path: '/developers', namespace: 'developers' },
  { path: '/data', namespace: 'data' },
  { path: '/in-your-site', namespace: 'inYourSite' },
  { path: '/accessibility', namespace: 'accessibility' },
  { path: '/terms', namespace: 'terms' },
] as const;

export const salaryPath = '/salary/calculator';

/** The calculators in the order of the site, from the site's list. */
export const calculatorPages = calculators.map(({ id, section, path }) => ({
  name: id,
  section,
  path,
  namespace: inCamelCase(id),
}));

export type CalculatorName = (typeof calculatorPages)[number]['name'];

/** Every calculator's address, in the order of the site. */
export const allCalculatorAddresses: readonly string[] = calculatorPages.map(({ path }) => path);

export function calculatorPath(name: CalculatorName): string {
  const found = calculatorPages.find((calculator) => calculator.name === name);
  if (found === undefined) throw new Error(`No calculator is called ${name}`);
  return found.path;
}

/** The address of a page in a language. The specification wants English without a prefix. */
export function addressOf(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
