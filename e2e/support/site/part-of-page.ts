import type { Page } from '@playwright/test';
import type { Language } from './languages.ts';

/** A page or a part of one, in a language. What is in it is found by role and name. */
export abstract class PartOfPage {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }
}
