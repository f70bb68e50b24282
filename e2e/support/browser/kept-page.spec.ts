import { homePath } from '../site/addresses.ts';
import { openPage } from './open-page.ts';
import { expect, test } from './test.ts';

// The tests of this file follow each other in one worker, so the second has the page of the first.
test.describe.configure({ mode: 'serial' });

const leftBehind = { viewport: { width: 500, height: 300 }, cookie: 'left=behind' } as const;
let usedPage: unknown;
let heard = 0;

test('a test leaves much behind in its page @desktop', async ({ page, context }) => {
  usedPage = page;
  await openPage(page, homePath);
  await page.evaluate((cookie) => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    document.cookie = cookie;
  }, leftBehind.cookie);
  page.on('request', () => (heard += 1));
  await page.setViewportSize(leftBehind.viewport);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference', media: 'print' });
  await page.route('**/*', (route) => route.abort());
  await context.newPage();
  expect(await page.evaluate(() => document.cookie)).toBe(leftBehind.cookie);
  expect(context.pages()).toHaveLength(2);
});

test('and the next test finds nothing of it @desktop', async ({ page, context, viewport }) => {
  expect(page).toBe(usedPage);
  const heardBefore = heard;
  expect(context.pages()).toHaveLength(1);
  await openPage(page, homePath);
  expect(heard, 'requests that the listener of the first test hears').toBe(heardBefore);
  expect(page.viewportSize()).toEqual(viewport);
  const found = await page.evaluate(() => ({
    stored: [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie],
    media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: no-preference)'].map(
      (query) => matchMedia(query).matches,
    ),
  }));
  expect(found).toEqual({ stored: [null, null, ''], media: [false, false, false] });
});

test('what a page cannot give back is refused @desktop', async ({ page, context }) => {
  const refusal = 'a page of its own';
  expect(() => page.addInitScript('')).toThrow(refusal);
  expect(() => context.addInitScript('')).toThrow(refusal);
  expect(() => context.grantPermissions([])).toThrow(refusal);
  expect(() => page.clock.setFixedTime(0)).toThrow(refusal);
});

test('what moves without an action of the user is recorded @desktop', async ({ page }) => {
  await openPage(page, homePath);
  await page.evaluate(() => {
    document.body.style.paddingTop = '200px';
  });
  await expect.poll(() => page.evaluate(() => window.layoutShifts?.length ?? 0)).toBeGreaterThan(0);
});
