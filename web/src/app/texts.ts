import type { Language } from '../shared/language.ts';
import type { Texts } from '../i18next.d.ts';

export type Namespace = keyof Texts;

type Load<Content> = () => Promise<{ readonly default: Content }>;

/** Every text of the site, loaded by namespace and language. A key that French or German lacks does not compile. */
const texts: { readonly [N in Namespace]: Readonly<Record<Language, Load<Texts[N]>>> } = {
  frame: {
    en: () => import('./texts/en.json'),
    fr: () => import('./texts/fr.json'),
    de: () => import('./texts/de.json'),
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
  explanation: {
    en: () => import('../shared/explanation/texts/en.json'),
    fr: () => import('../shared/explanation/texts/fr.json'),
    de: () => import('../shared/explanation/texts/de.json'),
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
