import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { texts, type Texts } from '../site/texts.ts';
import { addressOf, contactPath } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';

/** The API calls of the page. */
export const challengeCall = '**/api/v1/contact/challenge';
export const sendCall = '**/api/v1/contact/send';

export interface Message {
  readonly email: string;
  readonly name?: string;
  readonly subject?: string;
  readonly body: string;
}

/** The contact page. Parts are found by role and name. */
export class ContactPage {
  readonly words: Texts['contact'];
  readonly form: Locator;
  readonly email: Locator;
  readonly name: Locator;
  readonly subject: Locator;
  readonly body: Locator;
  readonly captcha: Locator;
  readonly send: Locator;
  readonly failure: Locator;
  readonly succeeded: Locator;
  readonly failed: Locator;
  readonly writeAnother: Locator;
  readonly backToForm: Locator;

  constructor(page: Page, language: Language) {
    const { contact: words } = texts[language];
    this.words = words;
    this.form = page.getByRole('form', { name: words.form.label });
    const box = (name: string) => this.form.getByRole('textbox', { name, exact: true });
    this.email = box(words.field.email.label);
    this.name = box(words.field.name.label);
    this.subject = box(words.field.subject.label);
    this.body = box(words.field.body.label);
    this.captcha = this.form.getByRole('checkbox', { name: words.captcha.label });
    this.send = this.form.getByRole('button', { name: words.form.send });
    this.failure = this.form.getByRole('alert');
    this.succeeded = page.getByRole('heading', { name: words.response.success });
    this.failed = page.getByRole('heading', { name: words.response.error });
    this.writeAnother = page.getByRole('button', { name: words.again.success });
    this.backToForm = page.getByRole('button', { name: words.again.error });
  }

  static async open(page: Page, language: Language): Promise<ContactPage> {
    await openPage(page, addressOf(contactPath, language));
    return new ContactPage(page, language);
  }

  async write({ email, name = '', subject = '', body }: Message): Promise<void> {
    await this.email.fill(email);
    await this.name.fill(name);
    await this.subject.fill(subject);
    await this.body.fill(body);
  }

  /** Ticks the box and waits for the browser to make the check. */
  async verify(): Promise<void> {
    await this.captcha.click();
    await this.expectVerified();
  }

  async expectVerified(): Promise<void> {
    await expect(this.captcha).toBeChecked({ timeout: 15_000 });
    await expect(this.captcha).toHaveAccessibleDescription(this.words.captcha.verified);
    await expect(this.send).toBeEnabled();
  }

  /** The entries are still there, and nothing can be sent before a new check. */
  async expectKept({ email, name = '', subject = '', body }: Message): Promise<void> {
    await expect(this.email).toHaveValue(email);
    await expect(this.name).toHaveValue(name);
    await expect(this.subject).toHaveValue(subject);
    await expect(this.body).toHaveValue(body);
    await expect(this.captcha).not.toBeChecked();
    await expect(this.send).toBeDisabled();
  }
}
