import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { calculatorPath, calculatorPaths } from '../calculators.ts';
import { readWebPages } from '../pages/web-pages.ts';
import { portOf } from '../test-support/port-of.test-support.ts';
import { atTheEnd, temporaryFolder } from '../test-support/test-endings.test-support.ts';

// Written to a socket as they are: clients and test doubles straighten addresses and headers first.

const webFolder = temporaryFolder();
const write = (path: string, content: unknown) =>
  writeFileSync(
    join(webFolder, path),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
mkdirSync(join(webFolder, 'client/assets'), { recursive: true });
const page = (path: string, file: string, status: number) => {
  write(`client/${file}`, `<h1>${path}</h1>`);
  return { path, file, language: 'en', status };
};
write('pages.json', [
  page('/', 'index.html', 200),
  page('/faq', 'faq.html', 200),
  page('/404', '404.html', 404),
]);
write('redirects.json', { '/questions': '/faq' });
write('csp.json', { scriptHashes: [] });
write('client/assets/main.js', 'script');
write('secret.txt', 'not for anybody');

const app = await buildApp({ pages: readWebPages(webFolder), requestsPerMinute: 0 });
await app.listen({ port: 0, host: '127.0.0.1' });
atTheEnd(() => app.close());

interface Said {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Everything that comes back for some bytes until the server ends the connection, a character for each byte. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(portOf(app.server), '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  return (await buffer(socket)).toString('latin1');
}

/** The answers in what came back; each of ours says how long it is. */
function answersIn(all: string): Said[] {
  const answers: Said[] = [];
  for (let left = all; left !== '';) {
    const headEnd = left.indexOf('\r\n\r\n');
    const head = left.slice(0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const bodyStart = headEnd + 4;
    answers.push({
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
      head,
      body: left.slice(bodyStart, bodyStart + length),
    });
    left = left.slice(bodyStart + length);
  }
  return answers;
}

async function ask(bytes: string): Promise<Said> {
  const answers = answersIn(await exchange(bytes));
  const [answer] = answers;
  expect(answers).toHaveLength(1);
  if (!answer) throw new Error('no answer');
  return answer;
}

const get = (target: string, headers = '') =>
  ask(`GET ${target} HTTP/1.1\r\nhost: suen.example\r\n${headers}connection: close\r\n\r\n`);

describe('no address leads out of the folder of the pages', () => {
  const climbs = ['..', '%2e%2e', '%2E.', '%252e%252e', '..%00', '....', '..;', '%c0%ae%c0%ae'];
  const slashes = ['/', '//', '\\', '%2f', '%252f', '%5c', '/./'];

  test.each(climbs)('%s', async (climb) => {
    for (const slash of slashes) {
      for (const start of ['/', '/assets/', '/assets/main.js/', '//', '/api/']) {
        for (const target of ['secret.txt', `${climb}${slash}${climb}${slash}etc/passwd`]) {
          const { status, body } = await get(`${start}${climb}${slash}${target}`);
          expect([status, start, climb, slash]).toEqual([
            expect.toSatisfy((each: number) => each === 400 || each === 404),
            start,
            climb,
            slash,
          ]);
          expect(body).not.toMatch(/not for anybody|root:/);
        }
      }
    }
  });

  test.each([
    'http://suen.example/../secret.txt',
    'http://elsewhere.example/faq',
    'file:///etc/passwd',
    'secret.txt',
    '*',
  ])('%s, which is no path', async (target) => {
    const { status, body } = await get(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/not for anybody|root:/);
  });
});

describe('no request hides in another', () => {
  const head = `POST ${calculatorPath('salary-statistics')} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`;
  const hidden = 'GET /hidden HTTP/1.1\r\nhost: a\r\n\r\n';

  test.each([
    ['two lengths', `content-length: 2\r\ncontent-length: ${2 + hidden.length}\r\n\r\n{}`],
    ['two lengths in one', `content-length: 2, ${2 + hidden.length}\r\n\r\n{}`],
    ['length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks and length', 'transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n0\r\n\r\n'],
    ['chunks that are not last', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a length with a sign', 'content-length: +2\r\n\r\n{}'],
    ['a negative length', 'content-length: -2\r\n\r\n{}'],
    ['a length in hexadecimal', 'content-length: 0x2\r\n\r\n{}'],
    ['a length beyond all', 'content-length: 99999999999999999999\r\n\r\n{}'],
    ['a space before the colon', 'content-length : 2\r\n\r\n{}'],
    ['a folded line', 'content-length:\r\n 2\r\nx: y\r\n z\r\n\r\n{}'],
    ['a chunk of negative length', 'transfer-encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n'],
    ['a bare line feed', 'content-length: 2\nx: y\r\n\r\n{}'],
    ['a bare carriage return', 'content-length: 2\rx: y\r\n\r\n{}'],
    ['a NUL in a header', 'content-length: 2\r\nx: a\0b\r\n\r\n{}'],
  ])('%s', async (_name, rest) => {
    const { status, head: answered } = await ask(`${head}${rest}${hidden}`);
    expect(status).toBe(400);
    expect(answered.toLowerCase()).toContain('\r\nconnection: close');
  });

  test('and two of them in order are two', async () => {
    const answers = answersIn(
      await exchange(
        `${head}content-length: 2\r\n\r\n{}GET /faq HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toBe('<h1>/faq</h1>');
  });
});

describe('a name of a host', () => {
  test.each([
    'host: elsewhere.example\r\n',
    'host: suen.example\r\nx-forwarded-host: elsewhere.example\r\n',
    'host: suen.example:80@elsewhere.example\r\n',
    'host: suen.example\r\nforwarded: host=elsewhere.example;proto=https\r\n',
    'host: suen.example\r\nx-original-url: /faq\r\nx-rewrite-url: /faq\r\n',
  ])('%j is said nowhere', async (headers) => {
    for (const target of ['/', '/FAQ/?next=1', '/questions', '/nowhere', '/api/v1/nowhere', '//']) {
      const bytes = `GET ${target} HTTP/1.1\r\n${headers}connection: close\r\n\r\n`;
      const { status, head, body } = await ask(bytes);
      expect(status).toBeLessThan(500);
      expect(head + body).not.toContain('elsewhere.example');
      const [, location] = /^location: (.*)$/im.exec(head) ?? [];
      expect(location ?? '/faq').toMatch(/^\/(?:faq(?:\?next=1)?)?$/);
    }
  });

  test('is needed', async () => {
    expect(await exchange('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    '//elsewhere.example/FAQ/',
    '/\\elsewhere.example/faq/',
    '//elsewhere.example//',
    '/%2felsewhere.example/faq/',
    'http://elsewhere.example/FAQ/',
  ])('%s leads nowhere else', async (target) => {
    const { status, head } = await get(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(head.toLowerCase()).not.toContain('\r\nlocation:');
  });
});

describe('no header comes out of what was asked', () => {
  test.each([
    '/FAQ/?a=%0d%0aset-cookie:%20a=b',
    '/FAQ/?a=%E5%98%8A%E5%98%8Dset-cookie:%20a=b',
    '/FAQ%0d%0aset-cookie:%20a=b/',
    '/questions/?%0aset-cookie:%20a=b',
    '/FAQ/?\xe5\x98\x8a\xff',
  ])('%j', async (target) => {
    const { status, head } = await get(target);
    expect(status).toBeLessThan(500);
    expect(head.toLowerCase()).not.toMatch(/^set-cookie/m);
  });

  test('nor a CR or LF in one', async () => {
    for (const character of ['\r', '\n', '\0']) {
      const { status, head } = await get(`/FAQ/?a=${character}set-cookie:a=b`);
      expect(status).toBeLessThan(500);
      expect(head.toLowerCase()).not.toMatch(/^set-cookie/m);
    }
  });
});

describe('a method is what the first word says', () => {
  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    '%s',
    async (name) => {
      const body = '{"_method":"GET"}';
      const { status } = await ask(
        `POST /faq?_method=GET HTTP/1.1\r\nhost: a\r\n${name}: GET\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      );
      expect(status).toBe(405);
    },
  );

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'DELETE'])(
    '%s is answered with nothing',
    async (name) => {
      const target = name === 'CONNECT' ? 'elsewhere.example:443' : '/faq';
      const bytes = `${name} ${target} HTTP/1.1\r\nhost: a\r\nx-secret: mirror\r\nconnection: close\r\n\r\n`;
      const said = await exchange(bytes);
      expect(said).not.toContain('mirror');
      // For CONNECT, Node closes the connection without a word.
      if (name !== 'CONNECT') expect(said).toMatch(/^HTTP\/1\.1 405 /);
    },
  );

  test.each(['GET / HTTP/1.9', 'get / HTTP/1.1', 'BREW / HTTP/1.1', 'PRI * HTTP/2.0'])(
    '%s is none that we speak',
    async (line) => {
      expect((await ask(`${line}\r\nhost: a\r\n\r\n`)).status).toBe(400);
    },
  );
});

describe('what is too large is refused', () => {
  test.each([
    ['an address', `/${'a'.repeat(20_000)}`, '', 431],
    ['a header', '/', `x: ${'y'.repeat(20_000)}\r\n`, 431],
    ['headers by their number', '/', 'x: y\r\n'.repeat(201), 431],
    ['headers beyond number', '/', 'x: y\r\n'.repeat(10_000), 431],
    ['cookies', '/', `cookie: a=${'b'.repeat(16_384)}\r\n`, 431],
  ])('%s', async (_name, target, headers, status) => {
    expect((await get(target, headers)).status).toBe(status);
  });

  test('many small headers are none too many', async () => {
    expect((await get('/faq', 'x: y\r\n'.repeat(190))).status).toBe(200);
  });

  test('a body, by what it announces and by what comes', async () => {
    const post = `POST ${calculatorPath('salary-statistics')} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`;
    const announced = await ask(`${post}content-length: 1000000000\r\n\r\n{`);
    expect(announced.status).toBe(413);
    expect(announced.head.toLowerCase()).toContain('connection: close');
    const chunk = `1000\r\n${' '.repeat(4096)}\r\n`;
    const chunked = await ask(`${post}transfer-encoding: chunked\r\n\r\n${chunk.repeat(8)}`);
    expect(chunked.status).toBe(413);
    expect(chunked.head.toLowerCase()).toContain('connection: close');
  });
});

test('nothing that was sent has changed a prototype', async () => {
  const fields = ['__proto__', 'constructor', 'prototype'];
  for (const path of calculatorPaths) {
    for (const body of [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"x":{"__proto__":{"polluted":1}}}',
      '{"x":[{"constructor":{"prototype":{"polluted":1}}}]}',
    ]) {
      const payload = { method: 'POST', url: path, payload: body } as const;
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ ...payload, headers });
      expect(answer.json()).toMatchObject({ status: 400, detail: 'The body is not valid JSON.' });
      expect(answer.body).not.toContain('polluted');
    }
  }
  for (const query of fields.flatMap((name) => [`${name}[polluted]=1`, `${name}.polluted=1`])) {
    expect((await get(`/faq?${query}`)).status).toBe(200);
  }
  for (const name of fields) expect((await get('/faq', `${name}: polluted\r\n`)).status).toBe(200);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(Object, 'polluted')).toBeUndefined();
});
