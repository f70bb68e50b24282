import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { tabToFootWithVisibleFocus } from '../../support/browser/focus.ts';
import { expectNoLayoutShift, expectNoSidewaysScroll } from '../../support/browser/layout.ts';
import { expect, freshTest as test } from '../../support/browser/test.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { narrowest } from '../../support/site/widths.ts';
import { challengeCall, ContactPage, sendCall } from './contact-page.ts';
import { makeChecksEasy } from './easy-checks.ts';

const message = { email: 'anne@example.lu', body: 'Moien' };

/** A state is accessible, and fits the narrowest phone. */
async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const window = page.viewportSize();
  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page, state);
  if (window !== null) await page.setViewportSize(window);
}

for (const language of languages) {
  test(`${language}: every state is accessible and fits${deviceTag(language)}`, async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.expectMessage(/net::ERR_FAILED|^error: The captcha failed/);
    await makeChecksEasy(page);
    const contact = await ContactPage.open(page, language);
    await expectNoLayoutShift(page, 'form');
    await look(page, 'form');
    await page.route(challengeCall, (route) => route.abort(), { times: 1 });
    await contact.captcha.click();
    await expect(contact.captcha).toHaveAccessibleDescription(
      contact.words.captcha.failure.unreachable,
    );
    await look(page, 'check failed');
    await contact.email.fill('x'.repeat(260));
    await contact.verify();
    await contact.send.click();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await look(page, 'errors');
    await contact.write(message);
    await page.route(sendCall, (route) => route.abort(), { times: 1 });
    await contact.send.click();
    await expect(contact.failure).toBeVisible();
    await look(page, 'not sent');
    await page.route(sendCall, (route) => route.fulfill({ json: false }), { times: 1 });
    await contact.verify();
    await contact.send.click();
    await expect(contact.failed).toBeVisible();
    await look(page, 'error');
    await contact.backToForm.click();
    await page.route(sendCall, (route) => route.fulfill({ json: true }), { times: 1 });
    await contact.verify();
    await contact.send.click();
    await expect(contact.succeeded).toBeVisible();
    await look(page, 'success');
  });
}

test('every stop of the keyboard shows the focus @desktop', async ({ page }) => {
  await makeChecksEasy(page);
  const contact = await ContactPage.open(page, 'en');
  await contact.verify();
  await contact.email.focus();
  await tabToFootWithVisibleFocus(page);
});
