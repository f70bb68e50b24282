import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';

test('the server lives as long as it runs and is ready until it stops', async () => {
  const readiness = { isReady: true };
  const app = await buildApp({ readiness });
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });

  readiness.isReady = false;
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const stopping = await app.inject('/readyz');
  expect(stopping.statusCode).toBe(503);
  expect(stopping.headers['cache-control']).toBe('no-store');
});
