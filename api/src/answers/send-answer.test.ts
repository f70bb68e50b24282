import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { calculatorPath } from '../calculators.ts';

const app = await buildApp({ requestsPerMinute: 0 });
const salary = { grossSalary: 5000, taxClass: 1, employmentType: 1, distanceToWork: 12 };
const ask = (acceptEncoding: string | undefined, explain = true) =>
  app.inject({
    method: 'POST',
    url: calculatorPath('net-salary'),
    payload: { ...salary, explain },
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  });
const plain = await ask(undefined);

test.each(['br', 'gzip, deflate, br, zstd', '*', 'gzip;q=0.5, br'])(
  'a large answer goes in brotli to who accepts "%s"',
  async (accepted) => {
    const answer = await ask(accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.body);
  },
);

test.each(['gzip', 'gzip, br;q=0', 'deflate, gzip'])('and in gzip for "%s"', async (accepted) => {
  const answer = await ask(accepted);
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body);
});

test.each([undefined, '', 'identity', 'zstd', 'br;q=0, gzip;q=0', ';q=', ',', 'gzip;q=x'])(
  'and as it is for "%s"',
  async (accepted) => {
    const answer = await ask(accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(answer.body).toBe(plain.body);
  },
);

test('a small answer is not compressed', async () => {
  const { explanation: _, ...rest } = plain.json();
  const answer = await ask('br, gzip', false);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual(rest);
});
