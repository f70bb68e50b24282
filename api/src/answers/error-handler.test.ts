import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { FailureReport } from './error-handler.ts';

const reports: FailureReport[] = [];
const app = await buildApp({
  requestsPerMinute: 0,
  reportFailure: (report) => reports.push(report),
});
const url = '/api/v1/SalaryCalculator/calculate';
const json = { 'content-type': 'application/json' };

app.post('/failing', () => {
  throw new TypeError('a salary of 4321.09 broke it');
});

describe('addresses', () => {
  test.each([
    ['GET', url, 'POST, OPTIONS'],
    ['HEAD', url, 'POST, OPTIONS'],
    ['PUT', `${url}/`, 'POST, OPTIONS'],
    ['DELETE', url.toLowerCase(), 'POST, OPTIONS'],
    ['PATCH', '/api/v1/stats/salary', 'POST, OPTIONS'],
    ['POST', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/api/docs', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
  ] as const)('%s %s is not allowed, only %s', async (method, path, allowed) => {
    const answer = await app.inject({ method, url: path });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({
      allow: allowed,
      'content-type': 'application/problem+json',
    });
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/v1/unknown'],
    ['POST', '/api/v1/unknown'],
    ['POST', '/api/v1/SalaryCalculator'],
    ['POST', `${url}/more`],
    ['GET', `/api/${'x'.repeat(5000)}`],
    ['GET', '/'],
    ['GET', '/nowhere'],
  ] as const)('%s %s is unknown', async (method, path) => {
    const answer = await app.inject({ method, url: path, payload: '{', headers: json });
    expect(answer.json()).toMatchObject({ status: 404, title: 'Not Found' });
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  test('that cannot be decoded are refused', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/%E0%A4%A' });
    expect(answer.json()).toMatchObject({ status: 400 });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('an error of our own', () => {
  test('says nothing about the inside and is reported without what was sent', async () => {
    const answer = await app.inject({ method: 'POST', url: '/failing', payload: { a: 4321.09 } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side.',
    });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ method: 'POST', route: '/failing', error: 'TypeError' });
    expect(reports[0]?.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(reports[0]?.requestId);
    expect(reports[0]?.stack[0]).toMatch(/^at .*error-handler\.test\.ts/);
    expect(JSON.stringify(reports)).not.toContain('4321.09');
  });
});
