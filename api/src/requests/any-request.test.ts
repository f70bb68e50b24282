import { calculators } from '@suen/engine';
import fc from 'fast-check';
import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import type { FailureReport } from '../answers/error-handler.ts';
import { calculatorPath } from '../calculators.ts';
import { contactInTest } from '../contact/contact-in-test.test-support.ts';
import { contactSchema } from '../contact/contact-message.ts';
import { contactPaths } from '../contact/contact-routes.ts';
import { anyBytes } from '../test-support/any-bytes.test-support.ts';
import {
  anyRequest,
  proofPlace,
  type AnyRequest,
} from '../test-support/any-request.test-support.ts';
import { faultIn, send, statusesOf } from '../test-support/judged-answer.test-support.ts';
import { portOf } from '../test-support/port-of.test-support.ts';
import { atTheEnd } from '../test-support/test-endings.test-support.ts';

// The long run against the built server, its pages and its memory: npm run fuzz.

const routes = [
  ...calculators.map(({ id, inputSchema }) => ({ path: calculatorPath(id), schema: inputSchema })),
  { path: contactPaths.send, schema: contactSchema },
];
const readable = [
  contactPaths.challenge,
  '/api/v1/law',
  '/api/v1/openapi.json',
  '/api/v1/site-settings',
  '/api/docs',
  '/readyz',
];
const errors: FailureReport[] = [];
const { app, proof } = await contactInTest({
  app: { requestsPerMinute: 0, reportFailure: (report) => errors.push(report) },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${portOf(app.server)}`;

const [anyRoute] = routes;
const rare = { path: anyRoute?.path ?? '', headers: { 'content-type': 'application/json' } };
/** Chance rarely brings a body that is too large or not JSON, or a method that its address lacks. */
const rareRequests = [
  { ...rare, method: 'POST', body: Buffer.from('['.repeat(40_000)) },
  { ...rare, method: 'DELETE', body: Buffer.alloc(0) },
  { ...rare, method: 'POST', headers: { 'content-type': 'text/plain' }, body: Buffer.from('1') },
];

test(
  'whatever is asked, every address answers, with no error of ours',
  { timeout: 60_000 },
  async () => {
    const agent = new Agent({ keepAlive: true });
    atTheEnd(() => agent.destroy());
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyRequest(routes, readable), async (asked) => {
        const isProving = asked.body.includes(proofPlace);
        const text = isProving
          ? asked.body.toString().replace(proofPlace, await proof())
          : asked.body;
        const answer = await send(url, agent, { ...asked, body: Buffer.from(text) });
        expect(faultIn(answer, asked)).toBeUndefined();
        statuses.add(answer.status);
      }),
      { numRuns: 600, examples: rareRequests.map((each): [AnyRequest] => [each]) },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 405, 413, 415]));
    expect(errors).toEqual([]);
  },
);

test('whatever bytes a connection brings, it is closed, with no error of ours', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      const statuses = await statusesOf(url, bytes);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }),
    { numRuns: 200 },
  );
  expect(errors).toEqual([]);
});
