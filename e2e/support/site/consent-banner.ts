import type { Locator } from '@playwright/test';
import { PartOfPage } from './part-of-page.ts';
import { texts, type Texts } from './texts.ts';

export type Purpose = keyof Texts['consent']['purpose'];

/** The purposes that a user may agree to, in the order of the banner. */
export const purposes = ['analytics', 'ads', 'adMeasurement', 'adPersonalization'] as const;

/** The cookie banner. Parts are found by their words. */
export class ConsentBanner extends PartOfPage {
  private readonly words = texts[this.language].consent;
  readonly region = this.page.getByRole('region', { name: this.words.title });
  readonly acceptAll = this.button(this.words.acceptAll);
  readonly declineAll = this.button(this.words.declineAll);
  readonly customize = this.button(this.words.customize);
  readonly save = this.button(this.words.save);
  readonly switches = this.region.getByRole('checkbox');
  /** The button at the end of every page that opens the banner again. */
  readonly settings = this.page
    .getByRole('contentinfo')
    .getByRole('button', { name: texts[this.language].frame.footer.cookieSettings });

  private button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
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
