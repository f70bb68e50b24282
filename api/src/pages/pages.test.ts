import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { temporaryFolder } from '../test-support/test-endings.test-support.ts';
import { readWebPages } from './web-pages.ts';

const webFolder = temporaryFolder();

function write(path: string, content: string | Buffer): void {
  const file = join(webFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function writeCompressed(path: string, content: string): void {
  write(path, content);
  write(`${path}.br`, brotliCompressSync(content));
  write(`${path}.gz`, gzipSync(content));
}

const script = 'export const word = "moien";\n'.repeat(50);
const inlineStyles = { elements: ['sha256-ghi='], attributes: [] };
const pages = [
  { path: '/', file: 'index.html', language: 'en', status: 200 },
  { path: '/fr', file: 'fr/index.html', language: 'fr', status: 200 },
  {
    path: '/salary/calculator',
    file: 'salary/calculator/index.html',
    language: 'en',
    status: 200,
  },
  {
    path: '/fr/embed/net-salary',
    file: 'fr/embed/net-salary.html',
    language: 'fr',
    status: 200,
    embed: { page: '/fr/salary/calculator', title: 'Salaire "net" <b>' },
  },
  { path: '/404', file: '404.html', language: 'en', status: 404 },
  { path: '/en/404', file: 'en/404.html', language: 'en', status: 404 },
  { path: '/fr/404', file: 'fr/404.html', language: 'fr', status: 404 },
].map((page) => Object.assign(page, { inlineStyles }));
for (const { path, file } of pages) writeCompressed(`client/${file}`, `<h1>${path}</h1>`);
writeCompressed('client/assets/main-1a2b.js', script);
write('client/embed.js', '(()=>{})()');
write('client/index.md', '# Suen\n');
write('client/fr/faq.md', '# Questions\n');
write('client/robots.txt', 'User-agent: *\n');
write('client/.well-known/security.txt', 'Contact: https://suen.example/contact-us\n');
write('client/unlisted.html', '<h1>forgotten</h1>');
write('pages.json', JSON.stringify(pages));
write('csp.json', JSON.stringify({ scriptHashes: ['sha256-abc='] }));
write('redirects.json', JSON.stringify({ '/fr/salary-calculator': '/fr/salary/calculator' }));
write('client/sw.js', 'self.skipWaiting()');
write('secret.txt', 'not for anybody');

const app = await buildApp({ pages: readWebPages(webFolder) });

describe('a page', () => {
  test.each(pages.filter(({ status }) => status === 200))('$path', async ({ path }) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`<h1>${path}</h1>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      'cross-origin-embedder-policy': 'require-corp',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-ghi=';/,
    );
  });

  test.each([
    ['/fr/salary-calculator', '/fr/salary/calculator'],
    ['/FR/Salary-Calculator/?from=mail', '/fr/salary/calculator?from=mail'],
  ])('%s has moved for good to %s', async (old, successor) => {
    const answer = await app.inject(old);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(successor);
  });

  test('is looked at anew by its service worker', async () => {
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test('is found with a query', async () => {
    expect((await app.inject('/fr?from=mail')).statusCode).toBe(200);
  });

  test('is not sent again while it is unchanged', async () => {
    const { etag } = (await app.inject('/fr')).headers;
    expect(etag).toBeTypeOf('string');
    const headers = { 'if-none-match': String(etag) };
    const again = await app.inject({ url: '/fr', headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip, deflate, br, zstd', brotliDecompressSync],
  ])('comes compressed to those who accept %s', async (accepted, decompress) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await app.inject({ url: '/salary/calculator', headers });
    expect(decompress(answer.rawPayload).toString()).toBe('<h1>/salary/calculator</h1>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': accepted === 'gzip' ? 'gzip' : 'br',
      vary: 'accept-encoding',
    });
  });

  test.each(['identity', 'br;q=0', 'zstd', 'deflate', ''])(
    'comes plain to those who accept "%s"',
    async (accepted) => {
      const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
      expect(answer.body).toBe('<h1>/</h1>');
      expect(answer.headers).not.toHaveProperty('content-encoding');
    },
  );

  test('has a head without its body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/fr' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe(String('<h1>/fr</h1>'.length));
  });

  test.each([
    ['/fr/', '/fr'],
    ['/salary/calculator/', '/salary/calculator'],
    ['/salary/calculator/?a=1&b=%20?', '/salary/calculator?a=1&b=%20?'],
    ['/FR', '/fr'],
    ['/Salary/Calculator?x', '/salary/calculator?x'],
  ])('%s is written %s', async (path, location) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });
});

describe('a file', () => {
  test('may be asked for in part, and only for a part that it has', async () => {
    const part = (range: string) => app.inject({ url: '/robots.txt', headers: { range } });
    const answer = await part('bytes=0-3');
    expect([answer.statusCode, answer.body]).toEqual([206, 'User']);
    expect((await part('bytes=1000-')).json()).toMatchObject({ status: 416 });
  });

  test('is no answer that networks keep, where a part or a condition is refused', async () => {
    const page = await app.inject('/salary/calculator');
    expect(page.headers['cdn-cache-control']).toContain('max-age=60');
    for (const headers of [{ range: 'bytes=9999999-' }, { 'if-match': '"another"' }]) {
      const refused = await app.inject({ url: '/salary/calculator', headers });
      expect([412, 416]).toContain(refused.statusCode);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.headers).not.toHaveProperty('cdn-cache-control');
    }
  });

  test('whose name changes with its content is kept forever', async () => {
    const answer = await app.inject('/assets/main-1a2b.js');
    expect(answer.body).toBe(script);
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('comes compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await app.inject({ url: '/assets/main-1a2b.js', headers });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(answer.headers.vary).toBe('accept-encoding');
  });

  test('with a name that stays is asked for again', async () => {
    const answer = await app.inject('/robots.txt');
    expect(answer.body).toBe('User-agent: *\n');
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=3600, stale-while-revalidate=86400',
    );
  });
});

test('researchers find whom to write to', async () => {
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^Contact: https:/);
});

test('browsers report where the operator wants them to', async () => {
  const reportingEndpoint = 'https://reports.example/suen';
  const web = readWebPages(webFolder);
  const { headers } = await (await buildApp({ pages: web, reportingEndpoint })).inject('/');
  expect(headers['reporting-endpoints']).toBe('default="https://reports.example/suen"');
  expect(headers['content-security-policy']).toMatch(/; report-to default$/);
  expect((await app.inject('/')).headers).not.toHaveProperty('reporting-endpoints');
});

test('a page that third parties write into may embed them', async () => {
  const consentedServices = { analyticsId: 'G-AB12CD34EF' };
  const shared = await buildApp({ pages: readWebPages(webFolder), consentedServices });
  const { headers } = await shared.inject('/');
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  expect(headers['content-security-policy']).not.toContain('trusted-types');
});

describe('what is not there', () => {
  test.each([
    ['/nowhere', '/404'],
    ['/404', '/404'],
    ['/en/404', '/en/404'],
    ['/en/nowhere', '/en/404'],
    ['/fr/404', '/fr/404'],
    ['/fr/nowhere/at/all?x=1', '/fr/404'],
    ['/FR/nowhere', '/fr/404'],
    ['/de/nowhere', '/404'],
    ['//example.org/', '/404'],
    ['/salary', '/404'],
    ['/salary/calculator/more/', '/404'],
  ])('%s', async (path, page) => {
    for (const headers of [{}, { 'if-none-match': '*', range: 'bytes=0-1' }]) {
      const answer = await app.inject({ url: path, headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(`<h1>${page}</h1>`);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test.each([
    '/assets/main-0000.js',
    '/assets/',
    '/favicon.ico',
    '/index.html',
    '/fr/index.html',
    '/unlisted.html',
    '/index.html.br',
    '/assets/main-1a2b.js.br',
    '/assets/main-1a2b.js.gz',
    '/pages.json',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
    '/assets/../../secret.txt',
    '/robots.txt%00.html',
  ])('%s, in plain words', async (path) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found\n');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('the API keeps its own words', async () => {
    const answer = await app.inject('/api/nowhere');
    expect(answer.headers['content-type']).toBe('application/problem+json');
    const salary = await app.inject('/api/v1/SalaryCalculator/calculate');
    expect(salary.statusCode).toBe(405);
  });
});

describe('other sites', () => {
  const policyAt = async (path: string) => {
    const { headers } = await app.inject(path);
    const [ancestors] =
      /frame-ancestors [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    return [ancestors, headers['cross-origin-resource-policy']];
  };

  test('show the pages for frames, with the policies that strict sites demand', async () => {
    expect(await policyAt('/fr/embed/net-salary')).toEqual([
      "frame-ancestors 'self' https: http://localhost:* http://127.0.0.1:*",
      'cross-origin',
    ]);
    const { headers } = await app.inject('/fr/embed/net-salary');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  });

  test.each(['/', '/fr', '/salary/calculator', '/fr/404', '/robots.txt', '/sw.js'])(
    'do not show %s',
    async (path) => {
      expect(await policyAt(path)).toEqual(["frame-ancestors 'none'", 'same-origin']);
    },
  );

  test.each(['/assets/main-1a2b.js', '/embed.js'])('load %s', async (path) => {
    expect((await app.inject(path)).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('have no third party in their frames, even where the operator has some', async () => {
    const appWithServices = await buildApp({
      pages: readWebPages(webFolder),
      consentedServices: { analyticsId: 'G-AB12CD34EF' },
    });
    const policyOf = async (path: string) =>
      String((await appWithServices.inject(path)).headers['content-security-policy']);
    expect(await policyOf('/fr')).toContain('googletagmanager');
    expect(await policyOf('/fr/embed/net-salary')).not.toContain('google');
    expect((await appWithServices.inject('/fr/embed/net-salary')).headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
    });
  });
});

test.each([
  ['/index.md', '/', '# Suen\n'],
  ['/fr/faq.md', '/fr/faq', '# Questions\n'],
])(
  'assistants read the words of a page at %s, and search engines its page',
  async (path, page, body) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${page}>; rel="canonical"`,
    });
  },
);

describe('an editor that knows oEmbed', () => {
  const ask = (query: Readonly<Record<string, string>>) =>
    app.inject({ url: '/oembed', query, headers: { origin: 'https://newspaper.example' } });
  const url = 'http://127.0.0.1:3000/fr/salary/calculator';

  test('gets the frame of a page', async () => {
    const answer = await ask({ url, format: 'json' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'Suen',
      provider_url: 'http://127.0.0.1:3000',
      title: 'Salaire "net" <b>',
      width: 720,
      height: 900,
      html: '<iframe src="http://127.0.0.1:3000/fr/embed/net-salary" title="Salaire &quot;net&quot; &lt;b>" width="720" height="900" loading="lazy" style="border:0"></iframe>',
      cache_age: 86_400,
    });
  });

  test('gets it no larger than it asks for', async () => {
    const { width, height, html } = (await ask({ url, maxwidth: '400', maxheight: '5000' })).json();
    expect([width, height]).toEqual([400, 900]);
    expect(html).toContain('width="400" height="900"');
  });

  test('may end the address with a slash, a query or a fragment', async () => {
    expect((await ask({ url: `${url}/?from=mail#top` })).statusCode).toBe(200);
  });

  test.each<[Readonly<Record<string, string>>, number, RegExp]>([
    [{}, 404, /url must be/],
    [{ url: 'no address' }, 404, /url must be/],
    [{ url: 'https://other.example/fr/salary/calculator' }, 404, /url must be/],
    [{ url: 'http://127.0.0.1:3000/fr' }, 404, /url must be/],
    [{ url, format: 'xml' }, 501, /only format is json/],
    [{ url, maxwidth: '100' }, 400, /maxwidth must be 280/],
    [{ url, maxheight: 'tall' }, 400, /maxheight must be 200/],
  ])('is told what is wrong with %j', async (query, status, detail) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toMatch(detail);
  });
});
