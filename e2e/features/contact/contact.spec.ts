import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { tabTo } from '../../support/browser/focus.ts';
import { expect, freshTest, test } from '../../support/browser/test.ts';
import { serverCommand } from '../../support/server/address.ts';
import { addressOf, contactPath } from '../../support/site/addresses.ts';
import { Frame } from '../../support/site/frame.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { texts } from '../../support/site/texts.ts';
import { challengeCall, ContactPage, sendCall, type Message } from './contact-page.ts';
import { makeChecksEasy } from './easy-checks.ts';

const run = promisify(execFile);

/** The messages in the server's database that contain these words. */
async function keptWith(words: string): Promise<string[]> {
  const command = ['api/dist/contact/messages.js'];
  const { stdout } = await run(process.execPath, command, {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, ...serverCommand.env },
  });
  return stdout.split(/^ {2}\{$/m).filter((message) => message.includes(words));
}

/** A message that no other test writes. */
function messageOf(title: string): Message {
  const mark = `${title} ${process.pid} ${Math.random()}`;
  return {
    email: 'anne.muller@example.lu',
    name: 'Anne Müller',
    subject: `Klasse 1a: ${mark}`,
    body: `Moien,\n\n${mark}\n„Merci“`,
  };
}

for (const language of languages) {
  const tag = deviceTag(language);

  test(`${language}: a message goes from the page into the database${tag}`, async ({ page }) => {
    const contact = await ContactPage.open(page, language);
    const message = messageOf(language);
    await expect(contact.send).toBeDisabled();
    await expect(contact.send).toHaveAccessibleDescription(contact.words.form.verifyFirst);
    await contact.write(message);
    await contact.verify();
    await contact.send.click();
    await expect(contact.succeeded).toBeFocused();
    await expect(contact.form).toBeHidden();
    const [kept = '', ...others] = await keptWith(message.subject ?? '');
    expect(others).toEqual([]);
    for (const part of [message.email, 'Anne Müller', '„Merci“']) expect(kept).toContain(part);
    await contact.writeAnother.click();
    await contact.expectKept({ email: '', body: '' });
  });
}

test('the whole form by keyboard alone @desktop', async ({ page }) => {
  const contact = await ContactPage.open(page, 'en');
  const { keyboard } = page;
  const message = messageOf('keyboard');
  await tabTo(page, contact.email);
  await keyboard.type('anne@nowhere');
  await keyboard.press('Tab');
  await expect(contact.email).toHaveAccessibleDescription(contact.words.error.noAddress);
  await tabTo(page, contact.captcha);
  await keyboard.press('Space');
  await contact.expectVerified();
  await tabTo(page, contact.send);
  await keyboard.press('Enter');
  await expect(contact.email).toBeFocused();
  await expect(contact.body).toHaveAccessibleDescription(contact.words.error.required);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(message.email);
  await tabTo(page, contact.body);
  await keyboard.type(message.body);
  await tabTo(page, contact.send);
  await keyboard.press('Enter');
  await expect(contact.succeeded).toBeFocused();
  expect(await keptWith(message.body.split('\n')[2] ?? '')).toHaveLength(1);
});

test('entries stay in another language, on another page, and after what goes wrong', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/net::ERR_FAILED|status of (?:429|400)/);
  let contact = await ContactPage.open(page, 'en');
  const message = messageOf('kept');
  await contact.write(message);

  await new Frame(page, 'en').changeLanguage('fr');
  await expect(page).toHaveURL(addressOf(contactPath, 'fr'));
  contact = new ContactPage(page, 'fr');
  await contact.expectKept(message);
  await page.getByRole('link', { name: texts.fr.contact.before.questionsLink }).click();
  await expect(page).toHaveURL(addressOf('/faq', 'fr'));
  await page.goBack();
  await contact.expectKept(message);

  // The network fails while the message is being sent.
  await makeChecksEasy(page);
  await page.route(sendCall, (route) => route.abort());
  await contact.verify();
  await contact.send.click();
  await expect(contact.failure).toContainText(contact.words.failure.unreachable);
  await expect(contact.captcha).toBeFocused();
  await contact.expectKept(message);

  // Too many messages.
  await page.unroute(sendCall);
  await page.route(sendCall, (route) => route.fulfill({ status: 429, json: {} }));
  await contact.verify();
  await contact.send.click();
  await expect(contact.failure).toContainText(contact.words.failure.tooMany);
  await contact.expectKept(message);

  // The server cannot store it.
  await page.unroute(sendCall);
  await page.route(sendCall, (route) => route.fulfill({ json: false }));
  await contact.verify();
  await contact.send.click();
  await expect(contact.failed).toBeFocused();
  await expect(contact.form).toBeHidden();
  await contact.backToForm.click();
  await contact.expectKept(message);

  // Then everything works.
  await page.unroute(sendCall);
  await page.unroute(challengeCall);
  await contact.verify();
  await contact.send.click();
  await expect(contact.succeeded).toBeVisible();
  expect(await keptWith(message.subject ?? '')).toHaveLength(1);
});

test('a proof serves once; the server refuses it a second time @desktop', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/status of 400/);
  const contact = await ContactPage.open(page, 'en');
  const message = messageOf('twice');
  await contact.write(message);
  // The first call reaches the server and uses the proof, but its answer never arrives.
  await page.route(
    sendCall,
    async (route) => {
      await route.fetch();
      await route.fallback();
    },
    { times: 1 },
  );
  await contact.verify();
  await contact.send.click();
  await expect(contact.captcha).toHaveAccessibleDescription(contact.words.captcha.expired);
  await contact.expectKept(message);
});

test('the check loads nothing before it is wanted, and its script again when it fails @desktop', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/net::ERR_FAILED|^error: The captcha failed/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const contact = await ContactPage.open(page, 'en');
  await page.waitForLoadState('networkidle');
  expect(calls.filter((name) => /worker|challenge/.test(name))).toEqual([]);

  let failures = 0;
  await page.route(/solver\.worker/, async (route) => {
    failures += 1;
    await route.abort();
  });
  await contact.captcha.click();
  await expect(contact.captcha).toHaveAccessibleDescription(contact.words.captcha.verifying);
  await expect(contact.captcha).toHaveAccessibleDescription(contact.words.captcha.failure.failed, {
    timeout: 10_000,
  });
  await expect(contact.send).toBeDisabled();
  // The first load and two retries. Each thread asks for the script once.
  expect(failures).toBeGreaterThanOrEqual(3);
  await page.unroute(/solver\.worker/);

  // A user does not notice one failed load.
  await page.route(/solver\.worker/, (route) => route.abort(), { times: 1 });
  await contact.verify();
});

freshTest('a confirmation expires, and a new one is made @desktop', async ({ page }) => {
  await page.clock.install();
  await makeChecksEasy(page);
  const contact = await ContactPage.open(page, 'en');
  await contact.write(messageOf('expired'));
  await contact.verify();
  await page.clock.fastForward('10:00');
  await expect(contact.captcha).toHaveAccessibleDescription(contact.words.captcha.expired);
  await expect(contact.captcha).not.toBeChecked();
  await expect(contact.send).toBeDisabled();
  await contact.verify();
});

test('a server that gives no check is told of, and asked again @desktop', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/net::ERR_FAILED|status of 429|^error: The captcha failed/);
  const contact = await ContactPage.open(page, 'en');
  const { failure } = contact.words.captcha;
  await page.route(challengeCall, (route) => route.abort(), { times: 1 });
  await contact.captcha.click();
  await expect(contact.captcha).toHaveAccessibleDescription(failure.unreachable);
  await page.route(challengeCall, (route) => route.fulfill({ status: 429, json: {} }), {
    times: 1,
  });
  await contact.captcha.click();
  await expect(contact.captcha).toHaveAccessibleDescription(failure.tooMany);
  await contact.verify();
});
