import { expectAccessible } from '../browser/accessible.ts';
import { tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoLayoutShift, expectNoSidewaysScroll, noteLayoutShifts } from '../layout/layout.ts';
import { challengeCall, ContactPage, sendCall } from './contact-page.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { narrowest } from '../layout/widths.ts';

const message = { email: 'anne@example.lu', body: 'Moien' };

for (const language of languages) {
  const tag = onPhonesInEnglishOnly(language);

  test(`${language}: every state is accessible${tag}`, async ({ page, watch }) => {
    watch.expectMessage(/net::ERR_FAILED|^error: The captcha failed/);
    const contact = await ContactPage.open(page, language);
    await expectAccessible(page, 'form');
    await page.route(challengeCall, (route) => route.abort(), { times: 1 });
    await contact.captcha.click();
    await expect(contact.captcha).toHaveAccessibleDescription(
      contact.words.captcha.failure.unreachable,
    );
    await expectAccessible(page, 'check failed');
    await contact.email.fill('anne');
    await contact.verify();
    await contact.send.click();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'errors');
    await contact.write(message);
    await page.route(sendCall, (route) => route.abort(), { times: 1 });
    await contact.send.click();
    await expect(contact.failure).toBeVisible();
    await expectAccessible(page, 'not sent');
    await page.route(sendCall, (route) => route.fulfill({ json: false }), { times: 1 });
    await contact.verify();
    await contact.send.click();
    await expect(contact.failed).toBeVisible();
    await expectAccessible(page, 'error');
    await contact.backToForm.click();
    await page.route(sendCall, (route) => route.fulfill({ json: true }), { times: 1 });
    await contact.verify();
    await contact.send.click();
    await expect(contact.succeeded).toBeVisible();
    await expectAccessible(page, 'success');
  });

  test(`${language}: the page fits 320 px and stands still @phone`, async ({ page }) => {
    await page.setViewportSize(narrowest);
    await noteLayoutShifts(page);
    const contact = await ContactPage.open(page, language);
    await expectNoLayoutShift(page, 'form');
    await expectNoSidewaysScroll(page, 'form');
    await contact.email.fill('x'.repeat(260));
    await contact.verify();
    await contact.send.click();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page, 'errors');
    await contact.write(message);
    await page.route(sendCall, (route) => route.fulfill({ json: true }));
    await contact.send.click();
    await expect(contact.succeeded).toBeVisible();
    await expectNoSidewaysScroll(page, 'success');
  });
}

test('every stop of the keyboard shows the focus @desktop', async ({ page }) => {
  const contact = await ContactPage.open(page, 'en');
  await contact.verify();
  await contact.email.focus();
  await tabToFootWithVisibleFocus(page);
});
