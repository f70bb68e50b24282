import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { portOf } from '../test-support/port-of.test-support.ts';
import { atTheEnd } from '../test-support/test-endings.test-support.ts';

const app = await buildApp({ timeouts: { headersMs: 200, requestMs: 400, checkedEveryMs: 50 } });
await app.listen({ port: 0, host: '127.0.0.1' });
atTheEnd(() => app.close());

/** Sends bytes as they are and gives all that comes back until the server ends the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(portOf(app.server), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

/** What an answer says when it is a problem with the usual headers. */
function problemIn(answer: string): unknown {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [statusLine = '', ...headers] = head.toLowerCase().split('\r\n');
  expect(headers).toContain('content-type: application/problem+json');
  expect(headers).toContain('x-content-type-options: nosniff');
  const problem: { readonly status: number } = JSON.parse(body);
  expect(statusLine).toMatch(new RegExp(`^http/1\\.1 ${problem.status} `));
  return problem;
}

test('what is not HTTP is refused', async () => {
  expect(problemIn(await exchange('a salary of 5000\r\n\r\n'))).toMatchObject({ status: 400 });
});

test('headers without end are refused', async () => {
  const header = `x-more: ${'x'.repeat(20_000)}\r\n`;
  expect(
    problemIn(await exchange(`GET /healthz HTTP/1.1\r\nhost: localhost\r\n${header}\r\n`)),
  ).toMatchObject({ status: 431 });
});

test('a body in chunks whose lengths are none is refused', async () => {
  const head = 'POST /api/v1/stats/salary HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n';
  const chunked = `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
  expect(problemIn(await exchange(`${chunked}zz\r\n{}\r\n0\r\n\r\n`))).toMatchObject({
    status: 400,
  });
});

test('who sends drop by drop is cut off', async () => {
  expect(problemIn(await exchange('GET /healthz HTTP/1.1\r\nhost: loc'))).toMatchObject({
    status: 408,
  });

  const head = 'POST /api/v1/stats/salary HTTP/1.1\r\nhost: localhost\r\n';
  const type = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n';
  expect(problemIn(await exchange(`${head}${type}{"userGross`))).toMatchObject({ status: 408 });
});
