import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { pagePolicy } from './security-headers.ts';

const url = '/api/v1/stats/salary';

describe('every answer of the API', () => {
  test.each([
    ['POST', url],
    ['GET', url],
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/api/unknown'],
    ['GET', '/healthz'],
    ['PROPFIND', '/healthz'],
  ])('%s %s', async (method, path) => {
    const app = await buildApp();
    // A method outside Fastify's types, as any client may send one.
    const { headers } = await app.inject({ method: method as 'GET', url: path, payload: {} });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

describe('the policy of pages', () => {
  test('runs no inline script but those whose hash is listed', () => {
    expect(pagePolicy({ scripts: ['sha256-abc=', "'sha256-def='"] })).toContain(
      "script-src 'self' 'sha256-abc=' 'sha256-def=';",
    );
    expect(pagePolicy({ scripts: [] })).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(pagePolicy({ scripts: [] })).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('admits the styles of a page by their hashes, and nothing else inline', () => {
    const styles = { elements: ['sha256-ghi='], attributes: ['sha256-jkl=', 'sha256-mno='] };
    const policy = pagePolicy({ scripts: [], styles });
    expect(policy).toContain("style-src 'self' 'sha256-ghi=';");
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-jkl=' 'sha256-mno=';");
    expect(policy).not.toContain('unsafe-inline');
    expect(pagePolicy({ scripts: [] })).toContain("style-src 'self'; style-src-attr 'none';");
  });

  test('makes no HTML or code of texts, unless third parties write into the page', () => {
    const own = pagePolicy({ scripts: [] }, [{}]);
    expect(own).toContain("require-trusted-types-for 'script'; trusted-types default");
    const shared = pagePolicy({ scripts: [] }, [{ 'script-src': ['https://ads.example'] }]);
    expect(shared).not.toContain('trusted-types');
    expect(shared).toContain("style-src 'self' 'unsafe-inline';");
  });
});

describe('https only', () => {
  const overHttps = { 'x-forwarded-proto': 'https' };
  const header = 'strict-transport-security';

  test('is asked for when a trusted proxy says so', async () => {
    const app = await buildApp({ trustProxy: 'loopback' });
    const answer = await app.inject({ url: '/healthz', headers: overHttps });
    expect(answer.headers[header]).toMatch(/^max-age=\d{8}$/);
    expect((await app.inject('/healthz')).headers).not.toHaveProperty(header);
  });

  test('is not asked for when anybody says so', async () => {
    const app = await buildApp();
    const answer = await app.inject({ url: '/healthz', headers: overHttps });
    expect(answer.headers).not.toHaveProperty(header);
  });
});
