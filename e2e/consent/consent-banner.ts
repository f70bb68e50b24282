import type { Locator, Page } from '@playwright/test';
import { texts, type Texts } from '../site/texts.ts';
import type { Language } from '../site/languages.ts';

export type Purpose = keyof Texts['consent']['purpose'];

/** The purposes that a user may agree to, in the order of the banner. */
export const purposes = ['analytics', 'ads', 'adMeasurement', 'adPersonalization'] as const;

/** The cookie banner. Parts are found by their words. */
export class ConsentBanner {
  readonly region: Locator;
  readonly acceptAll: Locator;
  readonly declineAll: Locator;
  readonly customize: Locator;
  readonly save: Locator;
  readonly switches: Locator;
  /** The button at the end of every page that opens the banner again. */
  readonly settings: Locator;
  private readonly page: Page;
  private readonly words: Texts['consent'];

  constructor(page: Page, language: Language) {
    this.page = page;
    const { consent: words, frame } = texts[language];
    this.words = words;
    this.region = page.getByRole('region', { name: words.title });
    const button = (name: string) => this.region.getByRole('button', { name, exact: true });
    this.acceptAll = button(words.acceptAll);
    this.declineAll = button(words.declineAll);
    this.customize = button(words.customize);
    this.save = button(words.save);
    this.switches = this.region.getByRole('checkbox');
    this.settings = page
      .getByRole('contentinfo')
      .getByRole('button', { name: frame.footer.cookieSettings });
  }

  switchOf(purpose: Purpose): Locator {
    return this.region.getByRole('checkbox', { name: this.words.purpose[purpose].name });
  }

  /** The stored choice, or nothing if there is none. */
  async stored(): Promise<unknown> {
    const text = await this.page.evaluate(() => localStorage.getItem('cookie-consent'));
    return text === null ? undefined : JSON.parse(text);
  }
}

/** The value that is stored when the user agrees to these purposes only. */
export function recordOf(...agreed: readonly Purpose[]): Readonly<Record<Purpose, boolean>> {
  return {
    analytics: agreed.includes('analytics'),
    ads: agreed.includes('ads'),
    adMeasurement: agreed.includes('adMeasurement'),
    adPersonalization: agreed.includes('adPersonalization'),
  };
}
