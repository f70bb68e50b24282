import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser/test.ts';
import { languageNames, type Language } from '../site/languages.ts';
import { texts } from '../site/texts.ts';

/** The parts around every page, found by role and name. */
export class Frame {
  readonly languageSwitch: Locator;
  readonly schemeSwitch: Locator;
  readonly menuButton: Locator;
  readonly drawer: Locator;
  readonly skipLink: Locator;
  private readonly header: Locator;
  private readonly page: Page;

  constructor(page: Page, language: Language) {
    const { frame } = texts[language];
    this.page = page;
    this.header = page.getByRole('banner');
    // Browsers do not agree on the role of a summary.
    this.languageSwitch = this.header.locator('summary', { hasText: frame.language });
    this.schemeSwitch = this.header.locator('summary', { hasText: frame.scheme.label });
    this.menuButton = this.header.getByRole('button', { name: frame.menu.title });
    this.drawer = page.getByRole('dialog', { name: frame.menu.title });
    this.skipLink = page.getByRole('link', { name: frame.skipToContent });
  }

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
