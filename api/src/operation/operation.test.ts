import getPort from 'get-port';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { contactInTest } from '../contact/contact-in-test.test-support.ts';
import { until } from '../contact/delivery/mail-server.test-support.ts';
import { portOf } from '../test-support/port-of.test-support.ts';
import { atTheEnd } from '../test-support/test-endings.test-support.ts';
import { startOperation } from './operation.ts';

/** In everything that is sent: nobody who watches the server may read it. */
const amount = '4321.09';
const word = 'Geheimnis';
const address = '203.0.113.77';
const isPrivate = new RegExp(`${amount}|${word}|203\\.0\\.113`);

/** Requests of which each tries to leave a trace of the visitor. */
async function visit(app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const common = {
    remoteAddress: address,
    headers: { 'user-agent': word, cookie: word, 'x-request-id': word },
  };
  const url = `/api/v1/SalaryCalculator/calculate?amount=${amount}`;
  const payload = { grossSalary: Number(amount), taxClass: 1 };
  const answer = await app.inject({ ...common, method: 'POST', url, payload });
  expect(answer.statusCode).toBe(200);
  await app.inject({ ...common, method: 'POST', url, payload: { grossSalary: word } });
  await app.inject({ ...common, method: 'GET', url: `/api/${word}/${amount}` });
  await app.inject({ ...common, method: 'PROPFIND' as 'GET', url: `/${word}` });
}

test('metrics tell requests by route and status, messages by state, and no visitor', async () => {
  const port = await getPort();
  const operation = await startOperation({ metrics: { port, host: '127.0.0.1' } }, false);
  const { app, contact, send, proof } = await contactInTest({
    app: { observers: operation.observers },
    report: (report) => operation.count(report),
  });
  operation.watch(contact, undefined);
  await visit(app);
  const message = { email: `${word}@example.lu`, subject: word, body: amount };
  expect((await send({ ...message, captcha: await proof() }, address)).json()).toBe(true);

  const place = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${place}/metrics`);
  const metrics = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const count = (method: string, route: string, status: number) =>
    `suen_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
  expect(metrics).toContain(count('POST', '/api/v1/SalaryCalculator/calculate', 200));
  expect(metrics).toContain(count('POST', '/api/v1/SalaryCalculator/calculate', 400));
  expect(metrics).toContain(count('GET', '/api/*', 404));
  expect(metrics).toMatch(/^suen_messages\{state="waiting"\} 1$/m);
  expect(metrics).toMatch(/^suen_messages\{state="failed"\} 0$/m);
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(metrics).not.toContain('PROPFIND');
  expect(metrics).not.toMatch(isPrivate);
  expect((await fetch(`${place}/`)).status).toBe(404);
});

test('traces tell method, route, status and the request’s identity, and no visitor', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${body}`);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  atTheEnd(() => collector.close());
  await until(() => collector.listening);
  const endpoint = `http://127.0.0.1:${portOf(collector)}`;
  const settings = { endpoint, serviceName: 'suen', sampledShare: 1 };
  const { observers } = await startOperation({ traces: settings }, true);
  const app = await buildApp({ observers });
  await visit(app);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await app.inject({ url: '/healthz', headers });
  await app.close();

  const all = received.join('\n');
  expect(all).toMatch(/^\/v1\/traces /);
  expect(all).toContain('"POST /api/v1/SalaryCalculator/calculate"');
  expect(all).toContain('"http.response.status_code"');
  expect(all).toContain(traceId);
  expect(all).not.toMatch(isPrivate);
  const keys = [...all.matchAll(/"key":"((?:http|url|client|user|suen)[^"]*)"/g)];
  expect(new Set(keys.map(([, key]) => key))).toEqual(
    new Set(['http.request.method', 'http.response.status_code', 'http.route', 'suen.request_id']),
  );
});

test('nothing is watched unless it is asked for', async () => {
  expect((await startOperation({}, false)).observers).toEqual([]);
});
