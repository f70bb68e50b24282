import { expect, test } from 'vitest';
import { keptAddresses, keptUnder, offlineHtml } from './offline.ts';
import type { PageEntry } from './page-entry.ts';

const page = (path: string, changes: Partial<PageEntry> = {}): PageEntry => ({
  path,
  file: `${path}.html`,
  language: 'en',
  status: 200,
  isCanonical: true,
  route: 'home',
  kind: 'content',
  assets: {
    entry: '/assets/client.js',
    scripts: ['/assets/client.js', `/assets${path}.js`],
    fonts: ['/assets/serif.woff2'],
    shellStyles: ['/assets/client.css'],
    pageStyles: [],
    resultScripts: [],
    resultStyles: [],
  },
  inlineStyles: { elements: [], attributes: [] },
  ...changes,
});

test('a device keeps the pages of one language under their own addresses, and each file once', () => {
  const entries = [
    page('/faq'),
    page('/privacy'),
    page('/en/faq', { isCanonical: false }),
    page('/fr/faq', { language: 'fr' }),
    page('/404', { status: 404 }),
  ];
  expect(keptAddresses(entries, ['/assets/menu.js'], 'en')).toEqual([
    '/faq',
    '/privacy',
    '/assets/client.js',
    '/assets/faq.js',
    '/assets/serif.woff2',
    '/assets/client.css',
    '/assets/privacy.js',
    '/assets/menu.js',
  ]);
});

test('a page is found on the device by every address that it has or had', () => {
  const contact = { route: 'contact' };
  const entries = [
    page('/contact-us', contact),
    page('/en/contact-us', { ...contact, isCanonical: false }),
    page('/contact', { ...contact, isCanonical: false }),
    page('/fr/contact-us', { ...contact, language: 'fr' }),
    page('/fr/contact', { ...contact, language: 'fr', isCanonical: false }),
    page('/offline', { route: 'offline', isCanonical: false }),
  ];
  const redirects = { '/write': '/contact-us', '/en/write': '/en/contact-us' };
  expect(keptUnder(entries, redirects)).toEqual({
    '/en/contact-us': '/contact-us',
    '/contact': '/contact-us',
    '/fr/contact': '/fr/contact-us',
    '/write': '/contact-us',
    '/en/write': '/contact-us',
  });
});

test('the page for what is not on the device says so in every language', () => {
  const html = offlineHtml(
    [
      { language: 'en', title: 'Offline', text: 'a < b', homePath: '/', homeName: 'Home' },
      { language: 'de', title: 'Offline', text: 'Seite', homePath: '/de', homeName: 'Start' },
    ],
    { light: '#fff', dark: '#000' },
  );
  expect(html).toContain('<section lang="en"><h1>Offline</h1><p>a &lt; b</p>');
  expect(html).toContain('<section lang="de">');
  expect(html).not.toContain('<script');
});
