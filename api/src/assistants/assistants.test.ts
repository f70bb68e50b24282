import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { calculators, tools } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { questions } from './assistants-questions.test-support.ts';
import { assistantsPath } from './assistants.ts';

const siteUrl = 'https://www.suen.example';

let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-06-15T10:00:00Z'), toFake: ['Date'] });
  app = await buildApp({ siteUrl, requestsPerMinute: 0 });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

async function connected(mode: 'legacy' | 'modern'): Promise<Client> {
  const client = new Client(
    { name: 'a test', version: '1.0.0' },
    {
      versionNegotiation: { mode: mode === 'legacy' ? 'legacy' : { pin: '2026-07-28' } },
    },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(assistantsPath, address)));
  return client;
}

const call = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: assistantsPath,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe.each(['legacy', 'modern'] as const)('a client of the %s protocol', (mode) => {
  test('lists a tool for each calculator, in at most 24 KB', async () => {
    const client = await connected(mode);
    const { tools: listed } = await client.listTools();
    expect(listed.map(({ name }) => name)).toEqual([
      ...calculators.map(({ id }) => id.replaceAll('-', '_')),
      'what_is_covered',
      'law_of',
    ]);
    expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThanOrEqual(24 * 1024);
    for (const { annotations } of listed) {
      expect(annotations).toEqual({
        readOnlyHint: true,
        idempotentHint: true,
        openWorldHint: false,
      });
    }
    await client.close();
  });

  test('computes a salary, with the month of the law, sources and a link that holds the entries', async () => {
    const client = await connected(mode);
    const { content, structuredContent, isError } = await client.callTool({
      name: 'net_salary',
      arguments: { grossSalary: 5000, taxClass: 1 },
    });
    expect(isError).toBeFalsy();
    // 5 000 - 637.80 - 685.70 = 3 676.50, as the administration's table of withholding for June 2026 has it.
    expect(content).toMatchObject([
      { type: 'text', text: expect.stringContaining('EUR 3 676.50 a month') },
    ]);
    expect(structuredContent).toMatchObject({
      law: '2026-06',
      figures: { monthlySalary: { netSalary: 3676.5 } },
      page: `${siteUrl}/salary/calculator#?grossSalary=5000&taxClass=1`,
    });
    expect(structuredContent).toHaveProperty('sources.0.url', expect.stringContaining('legilux'));
    await client.close();
  });

  test('reads what is wrong and what is possible', async () => {
    const client = await connected(mode);
    const wrongClass = await client.callTool({
      name: 'net_salary',
      arguments: { grossSalary: 5000, taxClass: '1a' },
    });
    expect(wrongClass).toMatchObject({
      isError: true,
      content: [{ text: 'taxClass must be 1, 2 or 3.' }],
    });
    const unknown = await client.callTool({
      name: 'net_salary',
      arguments: { gross: 5000, taxClass: 1 },
    });
    expect(unknown).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/does not know gross\. It knows grossSalary, /) }],
    });
    await client.close();
  });
});

test('the link to a year holds its first salary and says what is entered there', async () => {
  const spans = [
    { from: '2026-01-01', grossSalary: 5000 },
    { from: '2026-04-01', grossSalary: 5400 },
  ];
  const params = {
    name: 'my_year',
    arguments: { taxYear: 2026, taxClass: 1, person: { spans } },
  };
  const { body } = await call({ ...listing, method: 'tools/call', params });
  expect(body).toContain(
    `With all steps, once person is entered there: ${siteUrl}/my-year#?grossSalary=5000&taxYear=2026&taxClass=1`,
  );
});

test('a link that cannot hold an entry says which', async () => {
  const asked = { mealVouchers: { count: 18, faceValue: 15, ownShare: 2.8 } };
  const params = {
    name: 'net_salary',
    arguments: { grossSalary: 5000, taxClass: 1, payslip_details: asked },
  };
  const { body } = await call({ ...listing, method: 'tools/call', params });
  expect(body).toContain('With all steps, once mealVouchers is entered there: https://');
});

test('the tools that were listed are those of the engine', () => {
  expect(tools).toHaveLength(calculators.length + 2);
});

test('a hundred and six questions in three languages get the cents of the API', async () => {
  expect(questions).toHaveLength(106);
  for (const [question, tool, asked] of questions) {
    const { payslip_details: details = {}, ...said } = asked;
    const calculator = calculators.find(({ id }) => id.replaceAll('-', '_') === tool);
    const apiAnswer = await app.inject({
      method: 'POST',
      url: `/api/v1${calculator?.path}`,
      payload: { ...said, ...Object(details), explain: false },
    });
    expect(apiAnswer.statusCode, question).toBe(200);
    const { body } = await call({
      ...listing,
      method: 'tools/call',
      params: { name: tool, arguments: asked },
    });
    // The older protocol sends one event.
    const { result } = JSON.parse(body.replace(/^event: message\ndata: /, ''));
    const { figures, reasons, law } = result.structuredContent;
    expect(apiAnswer.json(), question).toMatchObject(figures);
    expect(Object.keys(figures).length, question).toBeGreaterThan(1);
    expect(reasons.length, question).toBeGreaterThan(0);
    expect(law, question).toMatch(/^20\d\d/);
  }
});

describe('a request that is none of an assistant', () => {
  test.each([
    ['another host', { host: 'evil.example' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a name that was turned on us', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('%s is refused', async (_name, headers) => {
    const { statusCode, body } = await call(listing, headers);
    expect(statusCode).toBe(403);
    expect(body).not.toContain('net_salary');
  });

  test('a host that is none is refused', async () => {
    for (const host of ['[', 'a b', '%', 'x:99999']) {
      expect((await call(listing, { host })).statusCode, host).toBe(400);
    }
  });

  test('our own address and this computer are answered', async () => {
    for (const host of ['www.suen.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const { statusCode } = await call(listing, { host });
      expect(statusCode, host).toBe(200);
    }
  });

  test('nothing but POST is answered', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: assistantsPath });
      expect(statusCode, method).toBe(405);
      expect(headers['allow']).toBe('POST');
    }
  });

  test.each([
    ['no JSON', 'net salary of 5000', 400],
    ['too much', JSON.stringify({ ...listing, params: { filler: 'x'.repeat(17_000) } }), 413],
    ['no request', '[]', 400],
    ['no method', JSON.stringify({ jsonrpc: '2.0', id: 1 }), 400],
  ])('%s is refused', async (_name, body, status) => {
    expect((await call(body)).statusCode).toBe(status);
  });

  test('a stream that waits for changes is not opened', async () => {
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'a test', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const method = 'subscriptions/listen';
    const { statusCode, body } = await call(
      {
        ...listing,
        method,
        params: { _meta: envelope, notifications: { toolsListChanged: true } },
      },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
    );
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ error: { message: 'Subscription limit reached' } });
  });

  test('names and arguments that are made to break things get an answer', async () => {
    const hostile = [
      { name: '__proto__', arguments: {} },
      { name: 'constructor', arguments: { taxClass: 1 } },
      { name: 'net_salary', arguments: { grossSalary: 1e308, taxClass: 1 } },
      { name: 'net_salary', arguments: { grossSalary: 5000, taxClass: 1, payslip_details: [] } },
      { name: 'net_salary', arguments: { payslip_details: { toString: 1 } } },
      { name: 'law_of', arguments: { search: '.*' } },
      { name: 'law_of', arguments: { search: { length: 9 } } },
      { name: 'what_is_covered', arguments: { calculator: 'all' } },
      { name: 'net_salary', arguments: [] },
      { name: 7 },
    ];
    for (const params of hostile) {
      const { statusCode, body } = await call({ ...listing, method: 'tools/call', params });
      expect(statusCode, JSON.stringify(params)).toBeLessThan(500);
      expect(body, JSON.stringify(params)).toMatch(/"isError":true|"error":/);
    }
  });
});

test('a batch of messages is refused, because the limit counts requests', async () => {
  const { statusCode, body } = await call([listing, listing]);
  expect(statusCode).toBe(400);
  expect(body).toContain('Send each message in its own request.');
});

test('what is given twice is refused, and long names are cut', async () => {
  const answerTo = async (asked: object) => {
    const params = { name: 'net_salary', arguments: asked };
    return (await call({ ...listing, method: 'tools/call', params })).body;
  };
  const twice = { grossSalary: 5000, taxClass: 1, payslip_details: { grossSalary: 9000 } };
  expect(await answerTo(twice)).toContain('Give grossSalary once: in payslip_details');
  expect(await answerTo({ payslip_details: { toString: 1 } })).toContain('does not know toString');
  const long = await answerTo({ grossSalary: 5000, taxClass: 1, ['x'.repeat(15_000)]: 1 });
  expect(long).toContain(`does not know ${'x'.repeat(40)}…`);
  expect(long.length).toBeLessThan(2000);
});

test('assistants are limited like other programs', async () => {
  const limited = await buildApp({ siteUrl, requestsPerMinute: 2 });
  const ask = () =>
    limited.inject({
      method: 'POST',
      url: assistantsPath,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      payload: JSON.stringify(listing),
    });
  const statuses = [(await ask()).statusCode, (await ask()).statusCode, (await ask()).statusCode];
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});
