import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { portOf } from '../test-support/port-of.test-support.ts';
import { shutDown } from './shutdown.ts';

const request = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';
const runningRequestsLimitMs = 5000;

async function listening() {
  const readiness = { isReady: true };
  const app = await buildApp({ readiness });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(app.server);
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return { app, readiness, open };
}

test('while a server stops, each answer ends its connection, so that the next request goes elsewhere', async () => {
  const { app, readiness, open } = await listening();
  const socket = await open();
  socket.write(request);
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: keep-alive\r\n/i);

  const stopped = shutDown(app, readiness, { drainMs: 300, runningRequestsLimitMs });
  socket.write(request);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
  const other = await open();
  other.write(request);
  expect(await text(other)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
  expect(await stopped).toBe(true);
});

test('a request that comes over an open connection after the end of listening is answered', async () => {
  const { app, readiness, open } = await listening();
  const socket = await open();
  const stopped = shutDown(app, readiness, { drainMs: 0, runningRequestsLimitMs });
  await delay(50);
  await expect(open()).rejects.toThrow('ECONNREFUSED');
  socket.write(request);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
  expect(await stopped).toBe(true);
});
