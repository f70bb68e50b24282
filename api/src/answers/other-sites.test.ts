import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { calculatorPaths } from '../calculators.ts';
import { lawPath } from '../law.ts';

const app = await buildApp();
const origin = 'https://newspaper.example';
const documentPath = '/api/v1/openapi.json';

describe('a program on another site', () => {
  test.each([...calculatorPaths, lawPath, documentPath])(
    'asks %s first, once a day',
    async (url) => {
      const method = calculatorPaths.includes(url) ? 'POST' : 'GET';
      const headers = { origin, 'access-control-request-method': method };
      const asked = await app.inject({ method: 'OPTIONS', url, headers });
      expect([asked.statusCode, asked.body]).toEqual([204, '']);
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      });
      expect(asked.headers['access-control-allow-methods']).toContain(method);
      expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('reads the answer, and also why there is none', async () => {
    const url = '/api/v1/SalaryCalculator/calculate';
    const answers = [
      await app.inject({ method: 'POST', url, headers: { origin }, payload: { grossSalary: 1 } }),
      await app.inject({ method: 'GET', url, headers: { origin } }),
      await app.inject({ url: lawPath, headers: { origin } }),
      await app.inject({ url: documentPath, headers: { origin } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 405, 200, 200]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  test.each([
    '/api/v1/contact',
    '/api/v1/contact/challenge',
    '/api/docs',
    '/healthz',
    '/api/v1/none',
  ])('is not let in at %s', async (url) => {
    const answer = await app.inject({ url, headers: { origin } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
