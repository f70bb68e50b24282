import fc from 'fast-check';

const requestLine = fc.constantFrom(
  'GET / HTTP/1.1',
  'GET /healthz HTTP/1.0',
  'GET /healthz HTTP/0.9',
  'GET /healthz HTTP/9.9',
  'GET /healthz',
  'FOO / HTTP/1.1',
  'get / HTTP/1.1',
  'CONNECT elsewhere.example:443 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET http://elsewhere.example/etc/passwd HTTP/1.1',
  'GET //elsewhere.example/%2e%2e HTTP/1.1',
  'GET /../../etc/passwd HTTP/1.1',
  'GET /\xff\xfe HTTP/1.1',
  'GET /a b HTTP/1.1',
  'POST /api/v1/stats/salary HTTP/1.1',
  'POST /api/v1/contact/send HTTP/1.1',
);

const headerLine = fc.oneof(
  fc.constantFrom('host: a', 'host: a', 'host: b, c', 'host:', 'host: a\0b', 'HOST : a'),
  fc.constantFrom('content-length: 2', 'content-length: 0', 'content-length: -1'),
  fc.constantFrom('content-length: 2, 2', 'content-length: 99999999999999999999', 'a: \x01'),
  fc.constantFrom('transfer-encoding: chunked', 'transfer-encoding: gzip, chunked'),
  fc.constantFrom('transfer-encoding:\tchunked', 'transfer-encoding: chunked, identity'),
  fc.constantFrom('content-type: application/json', 'expect: 100-continue', 'expect: more'),
  fc.constantFrom('connection: upgrade', 'upgrade: websocket', 'connection: close', ' folded'),
  fc.constantFrom('no colon', ': no name', `x: ${'y'.repeat(20_000)}`, 'x: \xff\xfe', 'a b: c'),
);

const end = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r', '');

const body = fc.constantFrom(
  '{}',
  '2\r\n{}\r\n0\r\n\r\n',
  '2;x="y"\r\n{}\r\n0\r\nx: y\r\n\r\n',
  'ffffffffffffffff\r\n{}',
  '-1\r\n{}\r\n0\r\n\r\n',
  '0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: smuggled\r\n\r\n',
  '',
);

/** What almost is HTTP, or is none at all, as the bytes of one connection. */
export const anyBytes: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(requestLine, end, fc.array(fc.tuple(headerLine, end), { maxLength: 8 }), end, body)
      .map(([line, lineEnd, headers, headEnd, content]) =>
        Buffer.from(
          `${line}${lineEnd}${headers.map((each) => each.join('')).join('')}${headEnd}${content}`,
          'latin1',
        ),
      ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((each) => Buffer.from(each)) },
);
