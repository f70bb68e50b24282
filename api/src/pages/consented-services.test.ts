import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../answers/security-headers.ts';
import { buildApp } from '../app.ts';
import { temporaryFolder } from '../test-support/test-endings.test-support.ts';
import { readConsentedServices, sourcesOf } from './consented-services.ts';
import { readWebPages } from './web-pages.ts';

const analyticsId = 'G-AB12CD34EF';
const adsenseClient = 'ca-pub-1234567890123456';
const path = '/api/v1/site-settings';

const webFolder = temporaryFolder();
mkdirSync(join(webFolder, 'client'));
writeFileSync(join(webFolder, 'client/index.html'), '<h1>Suen</h1>');
writeFileSync(join(webFolder, 'csp.json'), JSON.stringify({ scriptHashes: [] }));
writeFileSync(join(webFolder, 'redirects.json'), '{}');
writeFileSync(
  join(webFolder, 'pages.json'),
  JSON.stringify([{ path: '/', file: 'index.html', language: 'en', status: 200 }]),
);

/** The sources of a directive in a policy. */
function sourcesIn(policy: string, directive: string): string[] {
  const rule = policy.split('; ').find((each) => each.startsWith(`${directive} `));
  return rule?.split(' ').slice(1) ?? [];
}

describe('the environment', () => {
  test('may name no service', () => {
    expect(readConsentedServices({})).toEqual({});
    expect(readConsentedServices({ ANALYTICS_ID: ' ', ADSENSE_CLIENT: '' })).toEqual({});
  });

  test('names services by their ids', () => {
    const environment = { ANALYTICS_ID: ` ${analyticsId} `, ADSENSE_CLIENT: adsenseClient };
    expect(readConsentedServices(environment)).toEqual({ analyticsId, adsenseClient });
  });

  test.each([
    ['ANALYTICS_ID', 'g-ab12cd34ef'],
    ['ANALYTICS_ID', 'G-AB12;script-src *'],
    ['ADSENSE_CLIENT', 'ca-pub-12345678901234x6'],
    ['ADSENSE_CLIENT', "ca-pub-1234567890123456' 'unsafe-inline"],
  ])('is refused by name: %s=%s', (name, value) => {
    expect(() => readConsentedServices({ [name]: value })).toThrow(name);
  });
});

describe('the settings of the site', () => {
  test('tell the ids and may be kept for a minute', async () => {
    const app = await buildApp({ consentedServices: { analyticsId, adsenseClient } });
    const answer = await app.inject(path);
    expect(answer.json()).toEqual({ analyticsId, adsenseClient });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
  });

  test('are empty where no service is configured', async () => {
    expect((await (await buildApp()).inject(path)).json()).toEqual({});
  });

  test('are only read', async () => {
    const answer = await (await buildApp()).inject({ method: 'POST', url: path, payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });
});

describe('the policy of pages', () => {
  test('admits nobody where no service is configured', () => {
    expect(sourcesOf({})).toEqual([]);
    expect(pagePolicy({ scripts: [] }, sourcesOf({}))).toBe(pagePolicy({ scripts: [] }));
    expect(pagePolicy({ scripts: [] })).not.toMatch(/http/);
  });

  test('admits analytics alone where only analytics is configured', () => {
    const policy = pagePolicy({ scripts: [] }, sourcesOf({ analyticsId }));
    expect(sourcesIn(policy, 'script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(sourcesIn(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(sourcesIn(policy, 'frame-src')).toEqual(["'self'"]);
    expect(policy).not.toMatch(/syndication|doubleclick/);
  });

  test('admits advertising alone where only advertising is configured', () => {
    const policy = pagePolicy({ scripts: [] }, sourcesOf({ adsenseClient }));
    expect(sourcesIn(policy, 'script-src')).toContain('https://*.googlesyndication.com');
    expect(sourcesIn(policy, 'frame-src')).toContain('https://googleads.g.doubleclick.net');
    expect(policy).not.toMatch(/tagmanager|google-analytics/);
  });

  test('stays strict in all else', () => {
    const policy = pagePolicy(
      { scripts: ['sha256-abc='] },
      sourcesOf({ analyticsId, adsenseClient }),
    );
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-abc=' https:/);
    for (const rule of ["worker-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*\s|https:\s|data:)/);
  });

  test('is sent with every page', async () => {
    const pages = readWebPages(webFolder);
    const app = await buildApp({ pages, consentedServices: { analyticsId } });
    expect((await app.inject('/')).headers['content-security-policy']).toBe(
      pagePolicy({ scripts: [] }, sourcesOf({ analyticsId })),
    );
  });
});
