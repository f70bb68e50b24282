import { expect, test, type APIResponse } from '@playwright/test';
import { addressOf, salaryPath } from '../../support/site/addresses.ts';
import { languages } from '../../support/site/languages.ts';

const yearInSeconds = 31_536_000;

function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

function header(answer: APIResponse, name: string): string {
  return answer.headers()[name] ?? '';
}

test.describe('@desktop', () => {
  for (const language of languages) {
    test(`the salary page in ${language} is asked about again and sent small`, async ({
      request,
    }) => {
      const address = addressOf(salaryPath, language);
      for (const encoding of ['br', 'gzip']) {
        const answer = await request.get(address, { headers: { 'accept-encoding': encoding } });
        expect(header(answer, 'content-encoding')).toBe(encoding);
        expect(header(answer, 'content-type')).toBe('text/html; charset=utf-8');
        expect(header(answer, 'vary')).toContain('accept-encoding');
        expect(header(answer, 'cache-control')).toBe('no-cache');
        const again = await request.get(address, {
          headers: { 'accept-encoding': encoding, 'if-none-match': header(answer, 'etag') },
        });
        expect(again.status()).toBe(304);
      }
    });
  }

  test('scripts and styles are kept for a year and sent small', async ({ request }) => {
    const page = await request.get(salaryPath);
    const assets = assetsOf(await page.text());
    expect(assets.some((asset) => asset.endsWith('.js'))).toBe(true);
    for (const asset of assets) {
      const answer = await request.get(asset, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(answer.status()).toBe(200);
      expect(header(answer, 'cache-control')).toBe(`public, max-age=${yearInSeconds}, immutable`);
      // A file of a few bytes would become larger by compression.
      const isTiny = (await answer.body()).length < 1024;
      expect(isTiny || header(answer, 'content-encoding') === 'br').toBe(true);
    }
  });

  test('a network may keep what does not change, and nothing that is computed', async ({
    request,
  }) => {
    const aDayMore = 'public, max-age=3600, stale-while-revalidate=86400';
    for (const [address, browsers, network] of [
      [
        salaryPath,
        'no-cache',
        'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      ],
      ['/robots.txt', aDayMore, ''],
      ['/llms.txt', aDayMore, ''],
      ['/.well-known/security.txt', aDayMore, ''],
      ['/sw.js', 'no-cache', ''],
      ['/api/v1/site-settings', 'public, max-age=60', ''],
      ['/api/v1/contact/challenge', 'no-store', ''],
      ['/readyz', 'no-store', ''],
    ] as const) {
      const answer = await request.get(address);
      expect(header(answer, 'cache-control'), address).toBe(browsers);
      expect(header(answer, 'cdn-cache-control'), address).toBe(network);
    }
    const calculation = await request.post('/api/v1/SalaryCalculator/calculate', {
      data: { grossSalary: 5000, taxClass: 1 },
    });
    expect(calculation.status()).toBe(200);
    expect(header(calculation, 'cache-control')).toBe('no-store');
  });

  test('the content policy runs no inline script but the listed ones', async ({ request }) => {
    const policy = header(await request.get(salaryPath), 'content-security-policy');
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/=]+')+$/);
    expect(policy).not.toContain('http');
  });

  test('what does not exist is 404: a page, a script, a call', async ({ request }) => {
    for (const [address, type] of [
      ['/no-such-page', 'text/html'],
      ['/fr/no-such-page', 'text/html'],
      ['/assets/no-such-script.js', 'text/plain'],
      ['/api/v1/no-such-call', 'application/problem+json'],
    ] as const) {
      const answer = await request.get(address);
      expect(answer.status()).toBe(404);
      expect(header(answer, 'content-type')).toContain(type);
    }
  });
});
