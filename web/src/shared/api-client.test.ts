import { describe, expect, test, vi } from 'vitest';
import { CallFailed, postJson } from './api-client.ts';

function answerWith(body: string, status: number, contentType = 'application/json') {
  const fetchMock = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': contentType } })),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

/** A server that never answers, until the call is aborted. */
function neverAnswer() {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      (_address, options) =>
        new Promise((_resolve, reject) => {
          const end = () => reject(new DOMException('Aborted', 'AbortError'));
          if (options?.signal?.aborted) end();
          options?.signal?.addEventListener('abort', end);
        }),
    ),
  );
}

async function failureOf(call: Promise<unknown>): Promise<CallFailed> {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof CallFailed) return failure;
  throw new Error('The call did not fail as expected');
}

describe('a call of the API', () => {
  test('posts JSON below the base path and gives the body of the answer', async () => {
    const fetchMock = answerWith('{"netSalary":1}', 200);
    await expect(postJson('/SalaryCalculator/calculate', { grossSalary: 1 })).resolves.toEqual({
      netSalary: 1,
    });
    const [address, options] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/SalaryCalculator/calculate');
    expect(options).toMatchObject({ method: 'POST', body: '{"grossSalary":1}' });
    expect(new Headers(options?.headers).get('content-type')).toBe('application/json');
  });

  test('names the fields that were refused', async () => {
    const errors = [
      { field: 'grossSalary', code: 'belowMinimum', message: 'below', limit: 1978.34 },
    ];
    answerWith(JSON.stringify({ status: 400, errors }), 400, 'application/problem+json');
    const failure = await failureOf(postJson('/x', {}));
    expect(failure.reason).toBe('refused');
    expect(failure.refusedFields).toEqual(errors);
  });

  test.each(['{"status":400}', '{"errors":"no list"}', '{"errors":[1,null]}', 'not JSON'])(
    'is refused without fields when the problem is %j',
    async (body) => {
      answerWith(body, 400);
      const failure = await failureOf(postJson('/x', {}));
      expect(failure.reason).toBe('refused');
      expect(failure.refusedFields).toEqual([]);
    },
  );

  test.each([500, 502, 503, 429])('fails with status %d', async (status) => {
    answerWith('{}', status);
    expect((await failureOf(postJson('/x', {}))).reason).toBe('failed');
  });

  test('fails when the answer is not JSON', async () => {
    answerWith('<!doctype html>', 200, 'text/html');
    expect((await failureOf(postJson('/x', {}))).reason).toBe('failed');
  });

  test('is unreachable without a connection', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    expect((await failureOf(postJson('/x', {}))).reason).toBe('unreachable');
  });

  test('ends when no answer comes in time', async () => {
    neverAnswer();
    const failure = await failureOf(postJson('/x', {}, { timeoutMs: 5 }));
    expect(failure.reason).toBe('timeout');
  });

  test('ends when the caller aborts, before or after it began', async () => {
    neverAnswer();
    const later = new AbortController();
    const call = failureOf(postJson('/x', {}, { signal: later.signal }));
    later.abort();
    expect((await call).reason).toBe('cancelled');
    expect((await failureOf(postJson('/x', {}, { signal: AbortSignal.abort() }))).reason).toBe(
      'cancelled',
    );
  });
});
