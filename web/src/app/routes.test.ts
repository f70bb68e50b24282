import { beforeEach, describe, expect, test, vi } from 'vitest';
import { destinationOf, notFoundRoute, routes } from './routes.ts';
import { textsOfPage } from './texts-of-page.ts';

describe('an address leads to a page', () => {
  test.each([
    ['/', 'home', 'en', '', false],
    ['/home', 'home', 'en', '', false],
    ['/de/home', 'home', 'de', '/de', false],
    ['/en', 'home', 'en', '/en', false],
    ['/salary/calculator', 'net-salary', 'en', '', false],
    ['/fr/salary/calculator/', 'net-salary', 'fr', '/fr', false],
    ['/salary-calculator', 'net-salary', 'en', '', true],
    ['/de/salary-calculator', 'net-salary', 'de', '/de', true],
    ['/freelance/calculator', 'freelance', 'en', '', false],
    ['/fr/freelance-calculator', 'freelance', 'fr', '/fr', true],
    ['/tax-optimization', 'tax-optimization', 'en', '', true],
    ['/de/home-affordability', 'home-affordability', 'de', '/de', true],
    ['/en/loan-overpayment', 'loan-overpayment', 'en', '/en', true],
    ['/fr/solar-panels', 'solar-panels', 'fr', '/fr', true],
    ['/fr/calculators', 'calculators', 'fr', '/fr', false],
    ['/faq', 'faq', 'en', '', false],
    ['/privacy', 'privacy', 'en', '', false],
    ['/de/privacy-policy', 'privacy', 'de', '/de', false],
    ['/en/about-us', 'about', 'en', '/en', false],
    ['/fr/terms', 'terms', 'fr', '/fr', false],
    ['/contact-us', 'contact', 'en', '', false],
    ['/contact', 'contact', 'en', '', false],
  ])('%s', (pathname, id, language, prefix, isLegacy) => {
    expect(destinationOf(pathname)).toMatchObject({
      route: { id },
      language,
      prefix,
      isLegacy,
    });
  });

  test.each([
    ['/404', 'en', ''],
    ['/no/such/page', 'en', ''],
    ['/en/no-such-page', 'en', '/en'],
    ['/fr/404', 'fr', '/fr'],
    ['/FR/nothing', 'fr', '/fr'],
    ['/de/fr', 'de', '/de'],
  ])('%s is not found', (pathname, language, prefix) => {
    expect(destinationOf(pathname)).toEqual({
      route: notFoundRoute,
      language,
      prefix,
      isLegacy: false,
    });
  });
});

test.each([
  ['/embed/net-salary', 'net-salary', '/salary/calculator', 'en'],
  ['/fr/embed/loan-cost', 'loan-cost', '/loan-cost/calculator', 'fr'],
  ['/de/embed/home-affordability/', 'home-affordability', '/home-affordability/calculator', 'de'],
])('%s shows a page in a frame', (pathname, id, path, language) => {
  const { route, ...others } = destinationOf(pathname);
  expect(others).toMatchObject({ language, isLegacy: false });
  expect(route).toMatchObject({ id, embeds: { id, path } });
});

test('no other page is shown in frames', () => {
  expect(destinationOf('/embed/freelance').route).toBe(notFoundRoute);
  expect(destinationOf('/salary/calculator').route.embeds).toBeUndefined();
});

test('every page has a route, and every route a page', () => {
  const pages = Object.keys(import.meta.glob('../{pages,calculators}/*/page.tsx'));
  const folders = pages.map((file) => file.split('/').at(-2) ?? '');
  // A site without an operator's name has no legal notice.
  const ids = new Set([...routes.map(({ id }) => id), 'legal-notice']);
  expect([...ids].toSorted()).toEqual(folders.toSorted());
});

test('no address stands for two pages', () => {
  const addresses = routes.flatMap(({ path, aliases = [], legacyPaths = [] }) => [
    path,
    ...aliases,
    ...legacyPaths,
  ]);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => /^\/[a-z0-9/-]*$/.test(address))).toBe(true);
});

test('a page loads its own texts and those of the frame, and its route names only others', () => {
  for (const route of routes) {
    const loaded = textsOfPage(route);
    expect(loaded).toEqual(expect.arrayContaining(['frame', route.id]));
    expect(new Set(loaded).size).toBe(loaded.length);
  }
});

describe('the legal notice', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  const site = async () => {
    const fresh = await import('./routes.ts');
    const { sitePages } = await import('../pages/site-pages.ts');
    return {
      paths: fresh.routes.map(({ path }) => path),
      linked: sitePages.map(({ path }) => path),
      shown: fresh.destinationOf('/fr/legal-notice').route.id,
    };
  };

  test('exists neither as a page nor as a link where nobody is named as the operator', async () => {
    const { paths, linked, shown } = await site();
    expect(paths).not.toContain('/legal-notice');
    expect(linked).not.toContain('/legal-notice');
    expect(shown).toBe('not-found');
  });

  test('exists as both where the environment names the operator', async () => {
    vi.stubEnv('OPERATOR_NAME', 'Example S.à r.l.');
    const { paths, linked, shown } = await site();
    expect(paths).toContain('/legal-notice');
    expect(linked).toContain('/legal-notice');
    expect(shown).toBe('legal-notice');
  });
});
