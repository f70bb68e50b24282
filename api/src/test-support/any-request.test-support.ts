import fc from 'fast-check';
import { METHODS } from 'node:http';
import { bodyFor } from './any-body.test-support.ts';

/** A request as a client sends it. */
export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** An address that takes a body, with the schema that the server's own description gives. */
export interface PostRoute {
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Stands in a body where a proof of the captcha is to be put before it is sent. */
export const proofPlace = 'a proof of work';

/**
 * Requests of all kinds: bodies that fit or nearly fit each route, any JSON, any bytes, every other address there is and
 * addresses that there are not, with odd methods and headers.
 *
 * @param readable addresses that answer to GET
 */
export function anyRequest(
  routes: readonly PostRoute[],
  readable: readonly string[],
): fc.Arbitrary<AnyRequest> {
  const path = fc.constantFrom(...routes.map((route) => route.path));
  const fittingEach = routes.map((each) => post(fc.constant(each.path), bodyOf(each)));
  return fc.oneof(
    { weight: 10, arbitrary: fc.oneof(...fittingEach) },
    { weight: 2, arbitrary: post(path, written(hostileValue)) },
    {
      weight: 2,
      arbitrary: post(
        path,
        hostileText.map((text) => Buffer.from(text)),
      ),
    },
    { weight: 2, arbitrary: post(path, anyBytes, oddHeaders) },
    { weight: 2, arbitrary: unasked(fc.constantFrom(...readable, ...pathsOf(routes))) },
    { weight: 2, arbitrary: unasked(strangePath) },
  );
}

function pathsOf(routes: readonly PostRoute[]): readonly string[] {
  return routes.map(({ path }) => path);
}

/** Bodies that fit; those of the contact form sometimes with a proof, so that some arrive. */
function bodyOf({ schema }: PostRoute): fc.Arbitrary<Buffer> {
  const properties = Object.keys(Object(schema['properties']));
  const body = bodyFor(schema);
  if (!properties.includes('captcha')) return written(body);
  const proof = fc.constantFrom(proofPlace, proofPlace, 'e30=', '');
  const message = { email: mailAddress, name: oneLine, subject: oneLine, body: fc.string() };
  return written(
    fc.oneof(
      fc.record({ ...message, captcha: proof }),
      fc.record({ ...message, captcha: fc.constant(proofPlace) }, { requiredKeys: ['captcha'] }),
      body,
    ),
  );
}

const mailAddress = fc.oneof(
  fc.constantFrom('marie@example.lu', 'a@b.lu\r\nBcc: all@example.lu', 'a@b.lu, c@d.lu'),
  // Where a pattern that tries everything would need for ever.
  fc.constantFrom(`a@${'a'.repeat(60_000)}`, `a@${'a-'.repeat(30_000)}`, `${'a.'.repeat(30_000)}@`),
  fc.emailAddress(),
);

const oneLine = fc.oneof(
  fc.constantFrom(null, '', 'Marie Weber', 'a\r\nBcc: b@c.lu', '=?utf-8?q?=0d=0a?='),
  fc.string({ unit: 'binary' }),
);

function post(
  path: fc.Arbitrary<string>,
  body: fc.Arbitrary<Buffer>,
  headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constant({}),
): fc.Arbitrary<AnyRequest> {
  const all = headers.map((each) => ({ 'content-type': 'application/json', ...each }));
  return fc.record({ method: fc.constant('POST'), path, headers: all, body });
}

function unasked(path: fc.Arbitrary<string>): fc.Arbitrary<AnyRequest> {
  return fc.record({
    method: fc.oneof(fc.constant('GET'), fc.constantFrom(...methods)),
    path,
    headers: oddHeaders,
    body: fc.constant(Buffer.alloc(0)),
  });
}

/** CONNECT asks for a tunnel and is no request of a site. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

function written(value: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  return value.map((each) => Buffer.from(JSON.stringify(each)));
}

const hostileValue = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.dictionary(
    fc.constantFrom('grossSalary', 'taxClass', 'toString', 'valueOf', 'hasOwnProperty', '', '.'),
    fc.jsonValue(),
  ),
);

/** What no generator of JSON writes: keys of prototypes, keys twice, numbers beyond numbers, deep nesting. */
const hostileText = fc.constantFrom(
  '{"__proto__":{"explain":false,"polluted":1},"grossSalary":5000,"taxClass":1}',
  '{"constructor":{"prototype":{"polluted":1}},"grossSalary":5000,"taxClass":1}',
  '{"grossSalary":5000,"grossSalary":1,"taxClass":1}',
  '{"grossSalary":1e999,"taxClass":1}',
  '{"grossSalary":-1e999,"taxClass":1}',
  `${'['.repeat(8000)}${']'.repeat(8000)}`,
  `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
  `{"grossSalary":${'{"a":'.repeat(2500)}1${'}'.repeat(2500)},"taxClass":1}`,
  `{"grossSalary":${'9'.repeat(15_000)},"taxClass":1}`,
  `{"payMonth":"${'0'.repeat(15_000)}","grossSalary":5000,"taxClass":1}`,
  `{"name":"${'\\ud800'.repeat(100)}","email":"a@b.lu","body":"x","captcha":"${proofPlace}"}`,
  '\uFEFF{"grossSalary":5000,"taxClass":1}',
);

const anyBytes = fc.uint8Array({ maxLength: 20_000 }).map((bytes) => Buffer.from(bytes));

const strangePath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '..', '%2e%2e', '%252e', '%2f', '%5c', '%00', '%0d%0a'),
      fc.constantFrom('?', '&', '=', ';', '%', '%E0%A4%A', 'http://elsewhere.example/', '@'),
      fc.constantFrom('api', 'v1', 'assets', 'de', 'fr', 'salary', 'calculator', '__proto__'),
      fc.constantFrom('etc/passwd', 'pages.json', '.br', 'index.html', 'constructor', 'sw.js'),
      fc.webPath(),
      fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(Buffer.from(text).toString())),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`);

const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.dictionary(
  fc.oneof(
    fc.constantFrom('accept', 'accept-encoding', 'accept-language', 'content-type', 'cookie'),
    fc.constantFrom('range', 'if-none-match', 'if-modified-since', 'if-match', 'if-range'),
    fc.constantFrom('x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'),
    fc.constantFrom('x-http-method-override', 'origin', 'referer', 'upgrade', 'host', '__proto__'),
  ),
  fc.oneof(
    fc.constantFrom('*', 'br;q=0', 'gzip;q=x', ',', ';q=', 'bytes=0-', 'bytes=9-1', 'bytes=-1'),
    fc.constantFrom('application/json', 'application/json; charset=latin1', 'text/plain', '/'),
    fc.constantFrom('https', 'DELETE', 'elsewhere.example', 'h2c', 'W/"1"', '"*"'),
    fc.stringMatching(/^[\x20-\x7e\xa0-\xff]{0,40}$/),
  ),
  { maxKeys: 5 },
);
