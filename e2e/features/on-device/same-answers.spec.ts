import { calculators } from '@suen/engine';
import fc from 'fast-check';
import { bodyFor } from '../../../api/src/test-support/any-body.test-support.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest as test } from '../../support/browser/test.ts';
import { serverAddress } from '../../support/server/address.ts';

/** npm run runtimes asks for a thousand. */
const requestsOfEach = Number(process.env['REQUESTS_OF_EACH'] ?? 15);

test.use({ serviceWorkers: 'allow' });

// What the tests of the server compare with the handler of Fetch, a real service worker answers as well.
test('the device answers with the same bytes as the server @desktop', async ({ page, watch }) => {
  test.setTimeout(120_000 + requestsOfEach * 1000);
  watch.expectMessage(/Failed to load resource.*400/);
  await openPage(page, '/faq');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  for (const { path, inputSchema } of calculators) {
    const bodies = fc
      .sample(bodyFor(inputSchema), { numRuns: requestsOfEach, seed: 1 })
      .map((body) => JSON.stringify(body));
    const request = { path: `/api/v1${path}`, bodies };
    const deviceAnswers = await page.evaluate(async ({ path: address, bodies: all }) => {
      const answers: string[] = [];
      for (const body of all) {
        const headers = { 'content-type': 'application/json', 'only-on-device': 'yes' };
        const answer = await fetch(address, { method: 'POST', headers, body });
        answers.push(`${answer.headers.has('calculated-on-device')} ${await answer.text()}`);
      }
      return answers;
    }, request);
    const serverAnswers: string[] = [];
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(serverAddress + request.path, { method: 'POST', headers, body });
      serverAnswers.push(`true ${await answer.text()}`);
    }
    expect(deviceAnswers).toEqual(serverAnswers);
  }
});
