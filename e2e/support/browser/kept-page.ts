import type { Browser, Page } from '@playwright/test';
import { noteLayoutShifts } from './layout-shifts.ts';

/** What a test finds in the browser when it begins. */
interface Beginning {
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null;
  readonly reducedMotion: 'reduce' | 'no-preference' | null;
  /** Entries of the site's local storage. */
  readonly stored: Readonly<Record<string, string>>;
}

/** Where a page rests between two tests: an address of the site without scripts. */
const restPath = '/robots.txt';

const events = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'];

/**
 * Pages that the tests of one worker use one after the other, one page for each set of browser options. The process of the page
 * keeps the compiled scripts of the site, so the first load of a test takes less than half of the time. Playwright's own
 * `reuseContext` goes to `about:blank` between two tests, which ends that process.
 */
export class KeptPages {
  private readonly pages = new Map<string, Page>();
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /**
   * The page for a set of options, with nothing left of the test before.
   *
   * @param options what new contexts of the running test have, as one text
   */
  async begin(options: string, beginning: Beginning): Promise<Page> {
    const before = this.pages.get(options);
    const page = before === undefined || before.isClosed() ? await this.open() : before;
    this.pages.set(options, page);
    await clear(page, beginning);
    return page;
  }

  private async open(): Promise<Page> {
    const context = await this.browser.newContext();
    const page = await context.newPage();
    await context.addInitScript(noteLayoutShifts);
    // Playwright has no way to take these back.
    Object.assign(context, { addInitScript: refuse, grantPermissions: refuse });
    Object.assign(page, { addInitScript: refuse });
    Object.assign(page.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
    return page;
  }
}

function refuse(): never {
  throw new Error('what cannot be taken back needs a page of its own: `freshTest`');
}

async function clear(page: Page, { viewport, stored, ...media }: Beginning): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await page.mouse.move(0, 0);
  await page.goto(restPath);
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, ...media });
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}
