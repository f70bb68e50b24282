import { describe, expect, test } from 'vitest';
import { knownYearsIn } from '../shared/test-support/known-years.test-support.ts';
import { translatorInTest } from '../shared/test-support/translator-in-test.test-support.ts';
import { headElementsOf } from './document-head.ts';
import { metaOf } from './page-meta.ts';
import { destinationOf } from './routes.ts';

const translator = translatorInTest('fr', {
  home: { meta: { title: 'Titre', description: 'Description', keywords: 'mots' } },
  'net-salary': { meta: { title: 'Salaire', description: 'Du brut au net', keywords: 'net' } },
  'not-found': { meta: { title: 'Introuvable', description: 'Rien', keywords: 'rien' } },
});

const attributesOf = (pathname: string) =>
  headElementsOf(destinationOf(pathname), translator).map(({ attributes }) => attributes);
const origin = 'http://127.0.0.1:3000';

describe('the tax years', () => {
  test.each(['en', 'fr', 'de'] as const)('are those that the engine knows, in %s', (language) => {
    const years = knownYearsIn(language);
    const words = { title: 'a {years}', description: 'b {years}', keywords: 'c {years}' };
    const english = translatorInTest(language, { home: { meta: words } });
    expect(metaOf(destinationOf('/').route, english)).toEqual({
      title: `a ${years}`,
      description: `b ${years}`,
      keywords: `c ${years}`,
    });
  });
});

describe('the head of a page', () => {
  test.each(['/fr', '/fr/home'])('%s has one canonical address', (pathname) => {
    expect(attributesOf(pathname).filter(({ rel }) => rel === 'canonical')).toEqual([
      { rel: 'canonical', href: `${origin}/fr` },
    ]);
  });

  test('names the page in every language, English by default', () => {
    expect(attributesOf('/fr').filter(({ rel }) => rel === 'alternate')).toEqual([
      { rel: 'alternate', hreflang: 'en', href: `${origin}/` },
      { rel: 'alternate', hreflang: 'fr', href: `${origin}/fr` },
      { rel: 'alternate', hreflang: 'de', href: `${origin}/de` },
      { rel: 'alternate', hreflang: 'x-default', href: `${origin}/` },
    ]);
  });

  test('says what the page is', () => {
    expect(attributesOf('/fr')).toEqual(
      expect.arrayContaining([
        { name: 'description', content: 'Description' },
        { name: 'keywords', content: 'mots' },
        { name: 'robots', content: 'index, follow' },
        { property: 'og:title', content: 'Titre' },
        { property: 'og:url', content: `${origin}/fr` },
      ]),
    );
  });

  test('of a page in a frame leads search engines to the page that it shows', () => {
    expect(attributesOf('/fr/embed/net-salary')).toEqual([
      { name: 'robots', content: 'noindex' },
      { rel: 'canonical', href: `${origin}/fr/salary/calculator` },
    ]);
  });

  test('of a calculator that can be shown in a frame names the address that says how', () => {
    const address = encodeURIComponent(`${origin}/fr/salary/calculator`);
    expect(attributesOf('/fr/salary/calculator')).toContainEqual({
      rel: 'alternate',
      type: 'application/json+oembed',
      href: `${origin}/oembed?url=${address}`,
      title: 'Salaire',
    });
    expect(attributesOf('/fr').filter(({ type }) => type !== undefined)).toEqual([]);
  });

  test('of the not-found page is for nobody to find', () => {
    const attributes = attributesOf('/fr/nothing');
    expect(attributes).toEqual(expect.arrayContaining([{ name: 'robots', content: 'noindex' }]));
    expect(attributes.filter(({ rel, property }) => rel ?? property === 'og:url')).toEqual([]);
  });

  test('of the not-found page is shown by social media all the same', () => {
    expect(attributesOf('/fr/nothing')).toEqual(
      expect.arrayContaining([
        { name: 'description', content: 'Rien' },
        { property: 'og:title', content: 'Introuvable' },
        { property: 'og:description', content: 'Rien' },
        { property: 'og:image', content: `${origin}/share/not-found-fr.png` },
        { property: 'og:locale', content: 'fr_FR' },
        { name: 'twitter:title', content: 'Introuvable' },
        { name: 'twitter:description', content: 'Rien' },
      ]),
    );
  });
});
