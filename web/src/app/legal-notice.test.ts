import { beforeEach, describe, expect, test, vi } from 'vitest';

describe('the legal notice, which the environment decides on,', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  const site = async () => {
    const { destinationOf, routes } = await import('./routes.ts');
    const { sitePages } = await import('../pages/site-pages.ts');
    return {
      paths: routes.map(({ path }) => path),
      linked: sitePages.map(({ path }) => path),
      shown: destinationOf('/fr/legal-notice').route.id,
    };
  };

  test('without an operator gives neither the page nor a link to it', async () => {
    const { paths, linked, shown } = await site();
    expect(paths).not.toContain('/legal-notice');
    expect(linked).not.toContain('/legal-notice');
    expect(shown).toBe('not-found');
  });

  test('with an operator gives both', async () => {
    vi.stubEnv('OPERATOR_NAME', 'Example S.à r.l.');
    const { paths, linked, shown } = await site();
    expect(paths).toContain('/legal-notice');
    expect(linked).toContain('/legal-notice');
    expect(shown).toBe('legal-notice');
  });
});
