import type { Locator, Page } from '@playwright/test';
import { languageNames, type Language } from '../site/languages.ts';
import { texts } from '../site/texts.ts';

/** What stands around every page, by role and name. */
export class Frame {
  readonly languageSwitch: Locator;
  readonly schemeSwitch: Locator;
  readonly menuButton: Locator;
  readonly drawer: Locator;
  readonly skipLink: Locator;
  private readonly header: Locator;

  constructor(page: Page, language: Language) {
    const { frame } = texts[language];
    this.header = page.getByRole('banner');
    // A summary has no role that all browsers agree on.
    this.languageSwitch = this.header.locator('summary', { hasText: frame.language });
    this.schemeSwitch = this.header.locator('summary', { hasText: frame.scheme.label });
    this.menuButton = this.header.getByRole('button', { name: frame.menu.title });
    this.drawer = page.getByRole('dialog', { name: frame.menu.title });
    this.skipLink = page.getByRole('link', { name: frame.skipToContent });
  }

  /** The link to the page in another language; in the open drop-down only. */
  languageLink(language: Language): Locator {
    return this.header.getByRole('link', { name: languageNames[language] });
  }

  /** The choice of a colour scheme; in the open drop-down only. */
  schemeChoice(name: string): Locator {
    return this.header.getByRole('button', { name });
  }
}
