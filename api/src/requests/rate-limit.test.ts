import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';

const salary = '/api/v1/SalaryCalculator/calculate';
const statistics = '/api/v1/stats/salary';

test('an address has so many calculations a minute, all calculators together', async () => {
  const app = await buildApp({ requestsPerMinute: 2 });
  const ask = (url: string, remoteAddress = '192.0.2.1') =>
    app.inject({ method: 'POST', url, payload: {}, remoteAddress });

  expect((await ask(statistics)).statusCode).toBe(200);
  expect((await ask(salary)).statusCode).toBe(400);
  const refused = await ask(statistics);
  expect(refused.json()).toEqual({
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    detail: expect.stringMatching(
      /^Too many calculations from your address; try again in (1 minute|\d\d seconds)\.$/,
    ),
  });
  expect(refused.headers['content-type']).toBe('application/problem+json');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);

  expect((await ask(statistics, '192.0.2.2')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/v1/openapi.json')).statusCode).toBe(200);
});

test('and as many documents: the law, the description and its page', async () => {
  const app = await buildApp({ requestsPerMinute: 2 });
  expect((await app.inject('/api/v1/law')).statusCode).toBe(200);
  expect((await app.inject('/api/v1/openapi.json')).statusCode).toBe(200);
  const refused = await app.inject('/api/docs/static/swagger-ui.css');
  expect(refused.json()).toMatchObject({ status: 429 });
  expect(refused.headers['retry-after']).toBeDefined();
  const payload = { method: 'POST', url: statistics, payload: {} } as const;
  expect((await app.inject(payload)).statusCode).toBe(200);
});

test('an address behind a trusted proxy is the client’s, and only then', async () => {
  const asFrom = (client: string) => ({
    method: 'POST' as const,
    url: statistics,
    payload: {},
    headers: { 'x-forwarded-for': client },
  });
  const behindProxy = await buildApp({ requestsPerMinute: 1, trustProxy: 'loopback' });
  expect((await behindProxy.inject(asFrom('192.0.2.1'))).statusCode).toBe(200);
  expect((await behindProxy.inject(asFrom('192.0.2.2'))).statusCode).toBe(200);
  expect((await behindProxy.inject(asFrom('192.0.2.2'))).statusCode).toBe(429);

  const open = await buildApp({ requestsPerMinute: 1 });
  expect((await open.inject(asFrom('192.0.2.1'))).statusCode).toBe(200);
  expect((await open.inject(asFrom('192.0.2.2'))).statusCode).toBe(429);
});

test('0 is no limit', async () => {
  const app = await buildApp({ requestsPerMinute: 0 });
  for (let count = 0; count < 700; count += 1) {
    const answer = await app.inject({ method: 'POST', url: statistics, payload: {} });
    expect(answer.statusCode).toBe(200);
  }
});
