import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { expect } from '@playwright/test';

export { expect } from '@playwright/test';

/** What the browser says where the tests keep the service worker out. */
const blockedServiceWorker = 'Service Worker registration blocked by Playwright';

/** What a page must never do; watched in every test. */
export class Watch {
  /** Console messages and uncaught errors: also hydration mismatches and breaches of the content policy. */
  readonly messages: string[] = [];
  /** Requests to anybody but our own server. */
  readonly strangers: string[] = [];
  /** Addresses that carry anything beyond their path: entries must never get there. */
  readonly telling: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly expectedAddresses: RegExp[] = [];
  private areStrangersExpected = false;

  /** Allows the message that the browser itself writes about a failure which the test brings about. */
  expectMessage(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Allows an address beyond its path that the test itself asks for. */
  expectAddress(pattern: RegExp): void {
    this.expectedAddresses.push(pattern);
  }

  addAddress(address: string): void {
    if (!this.expectedAddresses.some((pattern) => pattern.test(address)))
      this.telling.push(address);
  }

  /** Allows requests to others: the test looks at them itself. */
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

/** What the site keeps when somebody declines all cookies. */
const declined = JSON.stringify({
  analytics: false,
  ads: false,
  adMeasurement: false,
  adPersonalization: false,
});

function storeDeclined(record: string): void {
  // An empty page, as the browser starts with, has no storage.
  if (location.protocol.startsWith('http')) localStorage.setItem('cookie-consent', record);
}

interface Fixtures {
  readonly watch: Watch;
  /** Whether the visitor has declined cookies at an earlier visit; else the banner asks. */
  readonly hasConsentChoice: boolean;
}

/** Playwright's test with a watch over every page: silent console, no third party, nothing in addresses. */
export const test = base.extend<Fixtures>({
  hasConsentChoice: [true, { option: true }],
  context: async ({ context, hasConsentChoice }, provide) => {
    if (hasConsentChoice) await context.addInitScript(storeDeclined, declined);
    await provide(context);
  },
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = new Watch();
      watchPage(page, watch, new URL(baseURL ?? '').origin);
      await use(watch);
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
