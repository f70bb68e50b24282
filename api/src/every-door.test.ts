import {
  apiBase,
  bodyLimitInBytes,
  calculators,
  dayInLuxembourg,
  fetchHandler,
} from '@suen/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { calculatorPath } from './calculators.ts';
import { bodyFor } from './test-support/any-body.test-support.ts';

/** npm run runtimes compares the same at all doors, with a thousand requests for each calculator. */
const runs = 60;

const app = await buildApp({ requestsPerMinute: 0 });
const answer = fetchHandler(() => dayInLuxembourg(new Date()));

interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'OPTIONS';
  readonly path: string;
  readonly type?: string;
  readonly text?: string;
}

/** Status, kind and body of an answer at both doors. */
async function answersAtBoth({ method, path, type, text }: Asked) {
  const headers = type === undefined ? {} : { 'content-type': type };
  const serverAnswer = await app.inject({ method, url: path, headers, payload: text ?? '' });
  const body = text === undefined ? {} : { body: new TextEncoder().encode(text) };
  const request = new Request(`https://example.org${path}`, { method, headers, ...body });
  const handlerAnswer = await answer(request);
  return [
    [serverAnswer.statusCode, String(serverAnswer.headers['content-type']), serverAnswer.body],
    [
      handlerAnswer.status,
      String(handlerAnswer.headers.get('content-type')),
      await handlerAnswer.text(),
    ],
  ] as const;
}

const json = 'application/json';
const salary = calculatorPath('net-salary');
const good = '{"grossSalary":5000,"taxClass":1}';

describe('the handler of Fetch answers as the server does', { timeout: 60_000 }, () => {
  test.each(calculators.map(({ path, inputSchema }) => ({ path, inputSchema })))(
    '$path, whatever is sent',
    async ({ path, inputSchema }) => {
      await fc.assert(
        fc.asyncProperty(bodyFor(inputSchema), async (body) => {
          const asked = { path: apiBase + path, type: json, text: JSON.stringify(body) };
          const [serverAnswer, handlerAnswer] = await answersAtBoth({ method: 'POST', ...asked });
          expect(handlerAnswer).toEqual(serverAnswer);
        }),
        { numRuns: runs },
      );
    },
  );

  test.each<[string, Asked, number]>([
    ['a calculation', { method: 'POST', path: salary, type: json, text: good }, 200],
    [
      'with a charset',
      { method: 'POST', path: salary, type: `${json}; charset=utf-8`, text: good },
      200,
    ],
    [
      'in other letters',
      { method: 'POST', path: `${salary.toLowerCase()}/`, type: json, text: good },
      200,
    ],
    [
      'with a mark of the byte order',
      { method: 'POST', path: salary, type: json, text: `\uFEFF${good}` },
      200,
    ],
    ['nothing', { method: 'POST', path: salary }, 400],
    ['nothing as JSON', { method: 'POST', path: salary, type: json, text: '' }, 400],
    ['no object', { method: 'POST', path: salary, type: json, text: 'null' }, 400],
    ['no JSON', { method: 'POST', path: salary, type: json, text: '{' }, 400],
    ['a field twice', { method: 'POST', path: salary, type: json, text: '{"a":1,"a":2}' }, 400],
    ['a prototype', { method: 'POST', path: salary, type: json, text: '{"__proto__":{}}' }, 400],
    ['a text', { method: 'POST', path: salary, type: 'text/plain', text: good }, 415],
    [
      'too much',
      { method: 'POST', path: salary, type: json, text: ' '.repeat(bodyLimitInBytes + 1) },
      413,
    ],
    ['another method', { method: 'PUT', path: salary, type: json, text: good }, 405],
    ['reading a calculation', { method: 'GET', path: salary }, 405],
    ['the law', { method: 'GET', path: '/api/v1/law' }, 200],
    ['another call', { method: 'GET', path: '/api/v1/nothing' }, 404],
  ])('%s', async (_name, asked, status) => {
    const [serverAnswer, handlerAnswer] = await answersAtBoth(asked);
    expect(handlerAnswer).toEqual(serverAnswer);
    expect(handlerAnswer[0]).toBe(status);
  });

  test('and lets programs on other sites ask', async () => {
    const request = new Request(`https://example.org${salary}`, { method: 'OPTIONS' });
    const { status, headers } = await answer(request);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe('content-type');
  });
});
