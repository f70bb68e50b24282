import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { expect } from '@playwright/test';

export { expect } from '@playwright/test';

/** What a page must never do; watched in every test. */
export class Watch {
  /** Console messages and uncaught errors: also hydration mismatches and breaches of the content policy. */
  readonly messages: string[] = [];
  /** Requests to anybody but our own server. */
  readonly strangers: string[] = [];
  /** Addresses that carry anything beyond their path: entries must never get there. */
  readonly telling: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Allows the message that the browser itself writes about a failure which the test brings about. */
  expectMessage(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  addMessage(text: string): void {
    if (!this.expected.some((pattern) => pattern.test(text))) this.messages.push(text);
  }

  addRequest(request: Request, ownOrigin: string): void {
    const { origin, protocol, search } = new URL(request.url());
    if (protocol === 'data:') return;
    if (origin !== ownOrigin) this.strangers.push(request.url());
    if (search !== '') this.telling.push(request.url());
  }
}

const messageOf = (message: ConsoleMessage) => `${message.type()}: ${message.text()}`;

function watchPage(page: Page, watch: Watch, ownOrigin: string): void {
  page.on('console', (message) => watch.addMessage(messageOf(message)));
  page.on('pageerror', (error) => watch.addMessage(`uncaught: ${error.message}`));
  page.on('request', (request) => watch.addRequest(request, ownOrigin));
}

/** Playwright's test with a watch over every page: silent console, no third party, nothing in addresses. */
export const test = base.extend<{ readonly watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = new Watch();
      watchPage(page, watch, new URL(baseURL ?? '').origin);
      await use(watch);
      const { search, hash } = new URL(page.url());
      // The skip link's place is the only one that an address may name.
      if (search !== '' || (hash !== '' && hash !== '#main')) watch.telling.push(page.url());
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
