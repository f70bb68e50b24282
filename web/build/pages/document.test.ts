import { expect, test } from 'vitest';
import { notFoundRoute } from '../../src/app/routes.ts';
import { documentHtml } from './document.ts';

const html = documentHtml(
  {
    path: '/fr/404',
    destination: { route: notFoundRoute, language: 'fr', prefix: '/fr', isLegacy: false },
    title: 'Brut & net < tout',
    headElements: [
      { tag: 'meta', attributes: { name: 'description', content: 'Un "mot" & plus' } },
    ],
    structuredData: [{ '@type': 'WebSite', name: '</script>' }],
    heading: 'Salaire',
    description: 'Un mot',
    html: '<h1>Salaire</h1>',
  },
  {
    schemeScript: 'chooseScheme()',
    bootScript: 'boot()',
    backgroundColours: { light: '#fff', dark: '#000' },
    headElementMark: 'data-page',
    embeddedAttribute: 'data-embedded',
  },
  {
    entry: '/assets/client.js',
    scripts: ['/assets/client.js', '/assets/page.js'],
    fonts: ['/assets/serif.woff2'],
    shellStyles: ['/assets/client.css'],
    pageStyles: ['/assets/page.css'],
    resultScripts: ['/assets/result.js'],
    resultStyles: [],
  },
  'h1{color:red}',
);

test('what stands in the head cannot break out of it', () => {
  expect(html).toContain('<title>Brut &amp; net &lt; tout</title>');
  expect(html).toContain(
    '<meta name="description" content="Un &quot;mot&quot; &amp; plus" data-page="">',
  );
});

test('a page that stands for no other names its words and the list of pages', () => {
  expect(html).not.toMatch(/markdown|describedby/);
});

test('structured data cannot end its element', () => {
  const data = /<script type="application\/ld\+json" data-page="">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? '')).toEqual({ '@type': 'WebSite', name: '</script>' });
});

test('nothing but the face of titles is fetched before the page is painted', () => {
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<style>h1{color:red}</style>');
  expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
  expect(html.match(/<link rel="preload".*?>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/assets/serif.woff2" crossorigin>',
  ]);
});

test('the styles that are inside are named by links that no browser follows', () => {
  const links = [...html.matchAll(/<link rel="stylesheet".*?>/g)].map(([link]) => link);
  expect(links).toEqual(
    ['client', 'page'].map(
      (name) => `<link rel="stylesheet" type="text/inside" href="/assets/${name}.css">`,
    ),
  );
});

test('the scripts of the first load are listed in the order in which they run', () => {
  const list = /<script type="application\/json" id="chunks">(.*)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(list ?? '')).toEqual({
    entry: '/assets/client.js',
    chunks: ['/assets/client.js', '/assets/page.js'],
  });
});

test('two inline scripts run, the same on every page', () => {
  const running = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script]) => script);
  expect(running).toEqual(['chooseScheme()', 'boot()']);
});
