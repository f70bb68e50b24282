import type { Locator } from '@playwright/test';
import { expect } from '../browser/test.ts';
import { languageNames, type Language } from './languages.ts';
import { PartOfPage } from './part-of-page.ts';
import { texts } from './texts.ts';

/** The parts around every page, found by role and name. */
export class Frame extends PartOfPage {
  private readonly words = texts[this.language].frame;
  private readonly header = this.page.getByRole('banner');
  // Browsers do not agree on the role of a summary.
  readonly languageSwitch = this.header.locator('summary', { hasText: this.words.language });
  readonly schemeSwitch = this.header.locator('summary', { hasText: this.words.scheme.label });
  readonly menuButton = this.header.getByRole('button', { name: this.words.menu.title });
  readonly drawer = this.page.getByRole('dialog', { name: this.words.menu.title });
  readonly skipLink = this.page.getByRole('link', { name: this.words.skipToContent });

  /** The link to the page in another language. It is only in the open drop-down. */
  languageLink(language: Language): Locator {
    return this.header.getByRole('link', { name: languageNames[language] });
  }

  /** Changes to another language and waits until the page is shown. */
  async changeLanguage(language: Language): Promise<void> {
    await this.languageSwitch.click();
    await this.languageLink(language).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  /** The choice of a colour scheme. It is only in the open drop-down. */
  schemeChoice(name: string): Locator {
    return this.header.getByRole('button', { name });
  }
}
