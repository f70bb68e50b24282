// No page is opened. The test reads what a search engine reads.
import { expect, test } from '@playwright/test';
import { serverAddress } from '../../support/server/address.ts';
import {
  addressOf,
  allCalculatorAddresses,
  contactPath,
  contentPages,
} from '../../support/site/addresses.ts';
import { languages } from '../../support/site/languages.ts';

interface FetchedPage {
  readonly status: number;
  readonly html: string;
}

const fetched = new Map<string, Promise<FetchedPage>>();

/** The HTML of a page, requested once. */
function fetchPage(path: string): Promise<FetchedPage> {
  const known = fetched.get(path);
  if (known !== undefined) return known;
  const page = fetch(serverAddress + path, { redirect: 'manual' }).then(async (answer) => ({
    status: answer.status,
    html: await answer.text(),
  }));
  fetched.set(path, page);
  return page;
}

const hrefsIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);

const hasAnchor = (html: string, id: string) => id === '' || html.includes(`id="${id}"`);

test('every link of every page leads somewhere, and every page is linked @desktop', async () => {
  const reached = new Set(['/']);
  const unread = ['/', '/404', '/fr/404', '/de/404'];
  const broken: string[] = [];
  for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
    const { html } = await fetchPage(path);
    for (const href of hrefsIn(html)) {
      const { origin, pathname, hash } = new URL(href, serverAddress + path);
      if (origin !== serverAddress) {
        if (!href.startsWith('https://')) broken.push(`${path}: ${href}`);
        continue;
      }
      const target = await fetchPage(pathname);
      // The not-found page names itself and its translations.
      const isFound = target.status === (pathname.endsWith('/404') ? 404 : 200);
      if (!isFound || !hasAnchor(target.html, hash.slice(1))) broken.push(`${path}: ${href}`);
      // The API's documentation is a separate program, and files of data are no pages.
      if (reached.has(pathname) || /^\/api\/|\.\w+$/.test(pathname)) continue;
      reached.add(pathname);
      unread.push(pathname);
    }
  }
  expect(broken).toEqual([]);

  const paths = [...contentPages.map(({ path }) => path), contactPath, ...allCalculatorAddresses];
  const expected = languages.flatMap((language) => paths.map((path) => addressOf(path, language)));
  const sitemap = await fetchPage('/sitemap.xml');
  const listed = [...sitemap.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const assistantsPage = await fetchPage('/llms.txt');
  const named = [...assistantsPage.html.matchAll(/\]\(([^)]*)\)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const words = paths.map((path) => `${path === '/' ? '/index' : path}.md`);
  expect(named).toEqual(expect.arrayContaining(words));
  for (const path of expected) {
    const { status, html } = await fetchPage(`${path === '/' ? '/index' : path}.md`);
    const titles = html.match(/^# .+$/gm) ?? [];
    // One title, no element of HTML left over, and no link that only this site understands.
    expect([path, status, titles.length]).toEqual([path, 200, 1]);
    expect(html.replaceAll(/```.*?```/gs, '')).not.toMatch(/<\/?[a-z]+[ >]|\]\(\/|undefined/);
    const page = await fetchPage(path);
    expect(page.html).toContain(`<link rel="alternate" type="text/markdown" href="`);
  }
  expect([...reached].filter((path) => !path.endsWith('/404')).toSorted()).toEqual(
    expected.toSorted(),
  );
});
