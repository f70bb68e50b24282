import type { ComponentType } from 'react';
import { splitPath, type Language, type LanguagePrefix } from '../shared/language.ts';
import type { Namespace } from './texts.ts';

/** A page of the site. */
export interface Route {
  /** Also the namespace of the page's own texts, which hold its title, description and keywords. */
  readonly id: Namespace;
  /**
   * What the page may weigh (build/budget.ts), and what search engines are told of it: a calculator is an application.
   */
  readonly kind: 'content' | 'calculator';
  /** The address without its language. */
  readonly path: string;
  /** Further addresses that show the same page. */
  readonly aliases?: readonly string[];
  /** Addresses of old; the browser's address becomes `path`. */
  readonly legacyPaths?: readonly string[];
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The texts that the page shows at once, beside its own and those of the frame. */
  readonly texts?: readonly Namespace[];
  /** The texts that only a result shows. */
  readonly textsOfResult?: readonly Namespace[];
}

export const notFoundRoute: Route = {
  id: 'not-found',
  kind: 'content',
  path: '/404',
  load: () => import('../pages/not-found/page.tsx'),
};

/** Every page, one entry each. */
export const routes: readonly Route[] = [
  {
    id: 'home',
    kind: 'content',
    path: '/',
    aliases: ['/home'],
    load: () => import('../pages/home/page.tsx'),
    texts: ['site-map'],
  },
  {
    id: 'net-salary',
    kind: 'calculator',
    path: '/salary/calculator',
    legacyPaths: ['/salary-calculator'],
    load: () => import('../calculators/net-salary/page.tsx'),
    texts: ['self-employed', 'shared'],
    textsOfResult: ['explanation', 'salary-steps'],
  },
  {
    id: 'freelance',
    kind: 'calculator',
    path: '/freelance/calculator',
    legacyPaths: ['/freelance-calculator'],
    load: () => import('../calculators/freelance/page.tsx'),
    texts: ['self-employed', 'shared'],
    textsOfResult: ['explanation', 'salary-steps'],
  },
  {
    id: 'joint-salary',
    kind: 'calculator',
    path: '/joint-salary/calculator',
    load: () => import('../calculators/joint-salary/page.tsx'),
    texts: ['shared'],
    textsOfResult: ['explanation', 'salary-steps'],
  },
  {
    id: 'tax-optimization',
    kind: 'calculator',
    path: '/tax-optimization/calculator',
    legacyPaths: ['/tax-optimization'],
    load: () => import('../calculators/tax-optimization/page.tsx'),
    texts: ['shared'],
    textsOfResult: ['deductions', 'explanation', 'deduction-steps', 'salary-steps'],
  },
  {
    id: 'outstanding-balance-insurance',
    kind: 'calculator',
    path: '/outstanding-balance-insurance/calculator',
    load: () => import('../calculators/outstanding-balance-insurance/page.tsx'),
    texts: ['shared'],
    textsOfResult: ['deductions', 'explanation', 'deduction-steps'],
  },
  {
    id: 'loan-cost',
    kind: 'calculator',
    path: '/loan-cost/calculator',
    load: () => import('../calculators/loan-cost/page.tsx'),
    texts: ['shared'],
    textsOfResult: ['explanation', 'loan-steps'],
  },
  {
    id: 'loan-overpayment',
    kind: 'calculator',
    path: '/loan-overpayment/calculator',
    legacyPaths: ['/loan-overpayment'],
    load: () => import('../calculators/loan-overpayment/page.tsx'),
    texts: ['shared'],
    textsOfResult: ['explanation', 'loan-steps', 'prepayment-steps'],
  },
  {
    id: 'home-affordability',
    kind: 'calculator',
    path: '/home-affordability/calculator',
    legacyPaths: ['/home-affordability'],
    load: () => import('../calculators/home-affordability/page.tsx'),
    texts: ['shared'],
    textsOfResult: ['explanation', 'loan-steps', 'deed-steps'],
  },
  {
    id: 'solar-panels',
    kind: 'calculator',
    path: '/solar-panels/calculator',
    legacyPaths: ['/solar-panels'],
    load: () => import('../calculators/solar-panels/page.tsx'),
    texts: ['shared'],
    textsOfResult: ['explanation', 'solar-steps'],
  },
  {
    id: 'calculators',
    kind: 'content',
    path: '/calculators',
    load: () => import('../pages/calculators/page.tsx'),
    texts: ['site-map'],
  },
  {
    id: 'faq',
    kind: 'content',
    path: '/faq',
    load: () => import('../pages/faq/page.tsx'),
  },
  {
    id: 'privacy',
    kind: 'content',
    path: '/privacy',
    aliases: ['/privacy-policy'],
    load: () => import('../pages/privacy/page.tsx'),
    texts: ['shared'],
  },
  {
    id: 'about',
    kind: 'content',
    path: '/about-us',
    load: () => import('../pages/about/page.tsx'),
  },
  {
    id: 'accuracy',
    kind: 'content',
    path: '/accuracy',
    load: () => import('../pages/accuracy/page.tsx'),
  },
  {
    id: 'accessibility',
    kind: 'content',
    path: '/accessibility',
    load: () => import('../pages/accessibility/page.tsx'),
    texts: ['shared'],
  },
  {
    id: 'terms',
    kind: 'content',
    path: '/terms',
    load: () => import('../pages/terms/page.tsx'),
    texts: ['shared'],
  },
  {
    id: 'contact',
    kind: 'content',
    path: '/contact-us',
    aliases: ['/contact'],
    load: () => import('../pages/contact/page.tsx'),
  },
  notFoundRoute,
];

/** What an address stands for. */
export interface Destination {
  readonly route: Route;
  readonly language: Language;
  readonly prefix: LanguagePrefix;
  /** True for an address of old, which the page's own replaces. */
  readonly isLegacy: boolean;
}

/** Every address has a page: unknown ones have the not-found page, whose links keep the prefix of the address. */
export function destinationOf(pathname: string): Destination {
  const { path, language, prefix } = splitPath(pathname);
  const isLegacyOf = (route: Route) => route.legacyPaths?.includes(path) === true;
  const found = routes.find(
    (route) => route.path === path || route.aliases?.includes(path) === true || isLegacyOf(route),
  );
  if (found === undefined || found === notFoundRoute) {
    return { route: notFoundRoute, language, prefix, isLegacy: false };
  }
  return { route: found, language, prefix, isLegacy: isLegacyOf(found) };
}
