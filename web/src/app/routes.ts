import type { ComponentType } from 'react';
import { calculators } from '../calculators/calculators.ts';
import type { CalculatorDescription } from '../calculators/describe-calculator.ts';
import { splitPath, type Language, type LanguagePrefix } from '../shared/language.ts';
import { operator } from '../shared/operator.ts';
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
  /** Legacy URLs, replaced by `path`. */
  readonly legacyPaths?: readonly string[];
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The texts that the page shows at once, in addition to its own and the frame's. */
  readonly texts?: readonly Namespace[];
  /** The texts that only a result shows. */
  readonly textsOfResult?: readonly Namespace[];
  /** The page that this one shows in a frame of another site; missing for all pages of the site itself. */
  readonly embeds?: Route;
}

export const notFoundRoute: Route = {
  id: 'not-found',
  kind: 'content',
  path: '/404',
  load: () => import('../pages/not-found/page.tsx'),
};

/** Exists where the environment names an operator (docs/operations.md). */
export const legalNoticeRoute: Route = {
  id: 'legal-notice',
  kind: 'content',
  path: '/legal-notice',
  load: () => import('../pages/legal-notice/page.tsx'),
};

const pages = import.meta.glob<{ readonly default: ComponentType }>('../calculators/*/page.tsx');

function pageOf(id: string): Route['load'] {
  const load = pages[`../calculators/${id}/page.tsx`];
  if (load === undefined) throw new Error(`The calculator ${id} has no page.tsx.`);
  return load;
}

/** A calculator's page. It loads its own texts and the texts of all forms, and with a result the texts of all explanations. */
function routeOf({
  id,
  path,
  legacyPaths = [],
  texts = [],
  textsOfResult,
}: CalculatorDescription): Route {
  return {
    id,
    kind: 'calculator',
    path,
    legacyPaths,
    load: pageOf(id),
    texts: [...texts, 'shared'],
    textsOfResult: ['explanation', 'sharing', 'comparison', 'next-question', ...textsOfResult],
  };
}

/** All pages. */
export const routes: readonly Route[] = [
  {
    id: 'home',
    kind: 'content',
    path: '/',
    aliases: ['/home'],
    texts: ['shared', 'salary', 'calculator-examples'],
    load: () => import('../pages/home/page.tsx'),
  },
  ...calculators.map(routeOf),
  {
    id: 'calculators',
    kind: 'content',
    path: '/calculators',
    texts: ['shared', 'calculator-examples'],
    load: () => import('../pages/calculators/page.tsx'),
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
    texts: ['matching-rows'],
    load: () => import('../pages/about/page.tsx'),
  },
  {
    id: 'accuracy',
    kind: 'content',
    path: '/accuracy',
    texts: ['shared', 'matching-rows'],
    load: () => import('../pages/accuracy/page.tsx'),
  },
  {
    id: 'sources',
    kind: 'content',
    path: '/sources',
    texts: ['shared', 'law-names'],
    load: () => import('../pages/sources/page.tsx'),
  },
  {
    id: 'what-changed',
    kind: 'content',
    path: '/what-changed',
    texts: ['shared', 'law-names'],
    load: () => import('../pages/what-changed/page.tsx'),
  },
  {
    id: 'glossary',
    kind: 'content',
    path: '/glossary',
    load: () => import('../pages/glossary/page.tsx'),
  },
  {
    id: 'developers',
    kind: 'content',
    path: '/developers',
    texts: ['copy'],
    load: () => import('../pages/developers/page.tsx'),
  },
  {
    id: 'data',
    kind: 'content',
    path: '/data',
    texts: ['shared', 'copy'],
    load: () => import('../pages/data/page.tsx'),
  },
  {
    id: 'in-your-site',
    kind: 'content',
    path: '/in-your-site',
    texts: ['shared', 'copy'],
    load: () => import('../pages/in-your-site/page.tsx'),
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
  ...(operator === null ? [] : [legalNoticeRoute]),
  notFoundRoute,
];

/** Calculators for frames of other sites: the form and the result of a page, without what stands around them. */
export const embeddedRoutes: readonly Route[] = calculators
  .filter(({ isEmbeddable }) => isEmbeddable)
  .flatMap(({ id }) => {
    const page = routes.find((route) => route.id === id);
    return page === undefined
      ? []
      : [{ ...page, path: `/embed/${id}`, legacyPaths: [], embeds: page }];
  });

/** The page and language of an address. */
export interface Destination {
  readonly route: Route;
  readonly language: Language;
  readonly prefix: LanguagePrefix;
  /** True for a legacy URL, which is replaced. */
  readonly isLegacy: boolean;
}

/** Every address has a page: unknown ones have the not-found page, whose links keep the prefix of the address. */
export function destinationOf(pathname: string): Destination {
  const { path, language, prefix } = splitPath(pathname);
  const isLegacyOf = (route: Route) => route.legacyPaths?.includes(path) === true;
  const found = [...routes, ...embeddedRoutes].find(
    (route) => route.path === path || route.aliases?.includes(path) === true || isLegacyOf(route),
  );
  if (found === undefined || found === notFoundRoute) {
    return { route: notFoundRoute, language, prefix, isLegacy: false };
  }
  return { route: found, language, prefix, isLegacy: isLegacyOf(found) };
}
