import type { Locator, Page } from '@playwright/test';
import { openPage } from '../../support/browser/open-page.ts';
import { expect } from '../../support/browser/test.ts';
import { addressOf, contactPath } from '../../support/site/addresses.ts';
import type { Language } from '../../support/site/languages.ts';
import { PartOfPage } from '../../support/site/part-of-page.ts';
import { texts } from '../../support/site/texts.ts';

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
export class ContactPage extends PartOfPage {
  readonly words = texts[this.language].contact;
  readonly form = this.page.getByRole('form', { name: this.words.form.label });
  readonly email = this.box(this.words.field.email.label);
  readonly name = this.box(this.words.field.name.label);
  readonly subject = this.box(this.words.field.subject.label);
  readonly body = this.box(this.words.field.body.label);
  readonly captcha = this.form.getByRole('checkbox', { name: this.words.captcha.label });
  readonly send = this.form.getByRole('button', { name: this.words.form.send });
  readonly failure = this.form.getByRole('alert');
  readonly succeeded = this.page.getByRole('heading', { name: this.words.response.success });
  readonly failed = this.page.getByRole('heading', { name: this.words.response.error });
  readonly writeAnother = this.page.getByRole('button', { name: this.words.again.success });
  readonly backToForm = this.page.getByRole('button', { name: this.words.again.error });

  private box(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
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
