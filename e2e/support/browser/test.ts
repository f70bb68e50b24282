import {
  expect,
  test as base,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import { KeptPages } from './kept-page.ts';
import { noteLayoutShifts } from './layout-shifts.ts';

export { expect } from '@playwright/test';

/** The browser logs this because the tests block the service worker. */
const blockedServiceWorker = 'Service Worker registration blocked by Playwright';

/** The things that a page must never do. Every test watches them. */
export class Watch {
  /** Console messages and uncaught errors, which include hydration mismatches and violations of the content policy. */
  readonly messages: string[] = [];
  /** Requests to servers other than ours. */
  readonly strangers: string[] = [];
  /** Addresses with more than their path. Entries must never get into an address. */
  readonly telling: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly expectedAddresses: RegExp[] = [];
  private areStrangersExpected = false;

  /** Allows the message that the browser logs about a failure that the test causes. */
  expectMessage(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Allows an address with more than its path that the test itself requests. */
  expectAddress(pattern: RegExp): void {
    this.expectedAddresses.push(pattern);
  }

  addAddress(address: string): void {
    if (!this.expectedAddresses.some((pattern) => pattern.test(address)))
      this.telling.push(address);
  }

  /** Allows requests to other servers, because the test checks them itself. */
  expectStrangers(): void {
    this.areStrangersExpected = true;
  }

  addMessage(text: string): void {
    if (text.includes(blockedServiceWorker)) return;
    if (!this.expected.some((pattern) => pattern.test(text))) this.messages.push(text);
  }

  addRequest(request: Request, ownOrigin: string): void {
    const { origin, protocol, search } = new URL(request.url());
    if (protocol === 'data:') return;
    if (origin !== ownOrigin) {
      if (!this.areStrangersExpected) this.strangers.push(request.url());
      return;
    }
    if (search !== '') this.addAddress(request.url());
  }
}

const messageOf = (message: ConsoleMessage) => `${message.type()}: ${message.text()}`;

function watchPage(page: Page, watch: Watch, ownOrigin: string): void {
  page.on('console', (message) => watch.addMessage(messageOf(message)));
  page.on('pageerror', (error) => watch.addMessage(`uncaught: ${error.message}`));
  page.on('request', (request) => watch.addRequest(request, ownOrigin));
}

/** What the site stores when a user declines all cookies. */
const declined = {
  'cookie-consent': JSON.stringify({
    analytics: false,
    ads: false,
    adMeasurement: false,
    adPersonalization: false,
  }),
};

/** Stores entries before the scripts of each page run. */
function store(entries: Readonly<Record<string, string>>): void {
  // The empty page at the start of the browser has no storage, and a frame keeps nothing.
  if (!location.protocol.startsWith('http') || window.parent !== window) return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

interface Fixtures {
  readonly watch: Watch;
  /** Whether the user has declined cookies at an earlier visit. Otherwise the banner is shown. */
  readonly hasConsentChoice: boolean;
  /**
   * Whether the test may use the page that its worker keeps. A test needs a page of its own if it sets the clock, adds scripts,
   * needs an empty cache or an empty history.
   */
  readonly isPageKept: boolean;
}

interface WorkerFixtures {
  readonly keptPages: KeptPages;
}

/** Playwright's test that also watches every page: no console message, no other server, nothing in addresses. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hasConsentChoice: [true, { option: true }],
  isPageKept: [true, { option: true }],
  keptPages: [async ({ browser }, provide) => provide(new KeptPages(browser)), { scope: 'worker' }],
  page: async (
    {
      browser,
      keptPages,
      isPageKept,
      hasConsentChoice,
      viewport,
      colorScheme,
      reducedMotion,
      baseURL,
      locale,
      forcedColors,
      javaScriptEnabled,
      serviceWorkers,
    },
    provide,
  ) => {
    const stored = hasConsentChoice ? declined : {};
    if (isPageKept) {
      // What a page cannot change later. Tests that use other options need a page of their own.
      const options = [baseURL, locale, forcedColors, javaScriptEnabled, serviceWorkers];
      const beginning = { viewport, colorScheme, reducedMotion, stored };
      await provide(await keptPages.begin(JSON.stringify(options), beginning));
    } else {
      const context = await browser.newContext();
      await context.addInitScript(store, stored);
      await context.addInitScript(noteLayoutShifts);
      await provide(await context.newPage());
      await context.close();
    }
  },
  context: async ({ page }, provide) => provide(page.context()),
  watch: [
    async ({ page, baseURL }, use, testInfo) => {
      const watch = new Watch();
      watchPage(page, watch, new URL(baseURL ?? '').origin);
      await use(watch);
      // Playwright's own pictures of failures are taken after every test, in case something fails later.
      if (testInfo.errors.length > 0 && !page.isClosed()) {
        const path = testInfo.outputPath('failure.png');
        await page.screenshot({ path, timeout: 5000 });
        testInfo.attachments.push({ name: 'failure', path, contentType: 'image/png' });
      }
      const { search, hash } = new URL(page.url());
      if (search !== '' || hash !== '') watch.addAddress(page.url());
      const { messages, strangers, telling } = watch;
      expect({ messages, strangers, telling }).toEqual({
        messages: [],
        strangers: [],
        telling: [],
      });
    },
    { auto: true },
  ],
});

/** A test in a page of its own, as somebody who visits the site for the first time. */
export const freshTest = test.extend({ isPageKept: false });
