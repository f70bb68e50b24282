import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { buildApp, defaultTimeouts } from '../app.ts';
import { portOf } from '../test-support/port-of.test-support.ts';
import { atTheEnd } from '../test-support/test-endings.test-support.ts';

const timeouts = {
  headersMs: 300,
  requestMs: 500,
  silenceMs: 700,
  keepAliveMs: 300,
  checkedEveryMs: 50,
};
const app = await buildApp({ timeouts, requestsPerMinute: 0 });
await app.listen({ port: 0, host: '127.0.0.1' });
atTheEnd(() => app.close());

/** However busy the machine is; far from what the server would take by its usual times. */
const longestMs = 10_000;

async function open(): Promise<Socket> {
  const socket = connect(portOf(app.server), '127.0.0.1');
  // The server may cut a connection off in the middle of a byte.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** All that comes until the server ends the connection, and how long that takes. */
async function readUntilClosed(socket: Socket): Promise<{ text: string; elapsedMs: number }> {
  const startedAt = performance.now();
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  // A reset is an end as well, and `once` would take it for a failure.
  const isClosed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  const isLate = delay(longestMs, 'still open', { ref: false });
  expect(await Promise.race([isClosed, isLate])).not.toBe('still open');
  return { text, elapsedMs: performance.now() - startedAt };
}

/** Sends one byte after the other until the connection is closed. */
async function drip(socket: Socket, text: string): Promise<void> {
  for (const character of text) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(character);
    await delay(20);
  }
}

const head = 'POST /api/v1/stats/salary HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const complete = `${head}content-length: 2\r\n\r\n{}`;

describe('who takes his time is cut off', () => {
  test('with headers that come byte by byte', async () => {
    const socket = await open();
    const closed = readUntilClosed(socket);
    await drip(socket, `GET /healthz HTTP/1.1\r\n${'x: y\r\n'.repeat(500)}`);
    const { text, elapsedMs } = await closed;
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(elapsedMs).toBeGreaterThanOrEqual(timeouts.headersMs);
  });

  test('with a body that comes byte by byte', async () => {
    const socket = await open();
    const closed = readUntilClosed(socket);
    socket.write(`${head}content-length: 5000\r\n\r\n`);
    await drip(socket, '{"userGross":'.padEnd(5000, '0'));
    const { text, elapsedMs } = await closed;
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(elapsedMs).toBeGreaterThanOrEqual(timeouts.requestMs);
  });

  test('with chunks of a byte each', async () => {
    const socket = await open();
    const closed = readUntilClosed(socket);
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
    await drip(socket, '1\r\n \r\n'.repeat(500));
    expect((await closed).text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test('with a second request on the same connection', async () => {
    const socket = await open();
    const closed = readUntilClosed(socket);
    socket.write(complete);
    await once(socket, 'data');
    await drip(socket, `GET /healthz HTTP/1.1\r\n${'x: y\r\n'.repeat(500)}`);
    expect((await closed).text).toMatch(/^HTTP\/1\.1 200 OK[^]*HTTP\/1\.1 408 Request Timeout/);
  });

  test('who connects and says nothing', async () => {
    const { text, elapsedMs } = await readUntilClosed(await open());
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(elapsedMs).toBeGreaterThanOrEqual(timeouts.headersMs);
  });

  test('who has been answered and stays', async () => {
    const socket = await open();
    const closed = readUntilClosed(socket);
    socket.write(complete);
    const { text, elapsedMs } = await closed;
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nkeep-alive: timeout=/i);
    expect(elapsedMs).toBeGreaterThanOrEqual(timeouts.keepAliveMs);
  });

  test('who asks for much and does not take it', async () => {
    const socket = await open();
    socket.pause();
    socket.write('GET /api/v1/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100));
    const isLeft = () =>
      new Promise<number>((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    const end = performance.now() + longestMs;
    while ((await isLeft()) > 0 && performance.now() < end) await delay(50);
    expect(await isLeft()).toBe(0);
    socket.destroy();
  });
});

test('in production nobody is waited for longer than a minute or so', async () => {
  expect(defaultTimeouts).toEqual({
    headersMs: 10_000,
    requestMs: 15_000,
    silenceMs: 30_000,
    keepAliveMs: 65_000,
    checkedEveryMs: 1_000,
  });
  const { server } = await buildApp();
  expect(server.headersTimeout).toBe(defaultTimeouts.headersMs);
  expect(server.requestTimeout).toBe(defaultTimeouts.requestMs);
  expect(server.timeout).toBe(defaultTimeouts.silenceMs);
  expect(server.keepAliveTimeout).toBe(defaultTimeouts.keepAliveMs);
});
