import { newestPayMonth } from '@suen/engine';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

const app = await buildApp({ requestsPerMinute: 0 });
const url = '/api/v1/SalaryCalculator/calculate';
const json = { 'content-type': 'application/json' };

/** The problem that a body meets. */
async function refusal(payload: string, headers: Record<string, string> = json) {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const problem = answer.json<{ status: number; errors?: object[]; detail: string }>();
  expect(problem).toMatchObject({ type: 'about:blank', status: answer.statusCode });
  return problem;
}

describe('a body that cannot be read is refused', () => {
  const deep = 7000;

  test.each([
    ['cut off', '{"grossSalary":5000,', 400],
    ['not JSON', 'grossSalary=5000', 400],
    ['a comment', '{"grossSalary":5000,"taxClass":1/*class*/}', 400],
    ['NaN', '{"grossSalary":NaN,"taxClass":1}', 400],
    ['Infinity', '{"grossSalary":Infinity,"taxClass":1}', 400],
    ['a number beyond all numbers', '{"grossSalary":1e999,"taxClass":1}', 400],
    ['a distance beyond all', '{"grossSalary":5000,"taxClass":1,"distanceToWork":1e999}', 400],
    ['empty', '', 400],
    ['blank', '   ', 400],
    ['null', 'null', 400],
    ['a number', '5000', 400],
    ['a text', '"5000"', 400],
    ['a list', '[{"grossSalary":5000,"taxClass":1}]', 400],
    ['a prototype', '{"grossSalary":5000,"taxClass":1,"__proto__":{"explain":false}}', 400],
    ['a hidden prototype', '{"grossSalary":5000,"taxClass":1,"\\u005f_proto__":{"a":1}}', 400],
    ['a constructor', '{"grossSalary":5000,"taxClass":1,"constructor":{"prototype":{}}}', 400],
    ['a field twice', '{"grossSalary":5000,"grossSalary":6000,"taxClass":1}', 400],
    ['a field twice, disguised', '{"grossSalary":5000,"taxClass":1,"tax\\u0043lass":2}', 400],
    ['a field twice further down', '{"grossSalary":5000,"taxClass":1,"x":[{"a":1,"a":":"}]}', 400],
    ['deep lists', `{"grossSalary":${'['.repeat(deep)}${']'.repeat(deep)},"taxClass":1}`, 400],
    ['too large', `{"grossSalary":5000,"taxClass":1,"x":"${'x'.repeat(16 * 1024)}"}`, 413],
  ])('%s', async (_name, body, status) => {
    expect(await refusal(body)).toMatchObject({ status });
  });

  test.each(['null', '5000', '"5000"', '"a:b"', '[1]'])('%s is no object', async (body) => {
    expect(await refusal(body)).toMatchObject({ detail: 'The body must be a JSON object.' });
  });

  test('but colons and quotes in texts are no fields', async () => {
    const payload = { grossSalary: 5000, taxClass: 1, 'a":"': 'b:"\\:', c: [{ 'd:': ':' }] };
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  });

  test('nor does depth matter in what is ignored', async () => {
    const body = `{"grossSalary":5000,"taxClass":1,"x":${'['.repeat(deep)}${']'.repeat(deep)}}`;
    const answer = await app.inject({ method: 'POST', url, payload: body, headers: json });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'grossSalary=5000&taxClass=1'],
    ['text/plain', '{"grossSalary":5000,"taxClass":1}'],
    ['application/xml', '<grossSalary>5000</grossSalary>'],
    ['nonsense', '{}'],
  ])('%s', async (type, body) => {
    expect(await refusal(body, { 'content-type': type })).toMatchObject({ status: 415 });
  });

  test('no type and nothing at all', async () => {
    expect(await refusal('', {})).toMatchObject({ status: 400 });
  });
});

describe('a field is refused by name', () => {
  const good = { grossSalary: 5000, taxClass: 1 };

  test.each([
    [{ grossSalary: undefined }, 'required', 'grossSalary is required.'],
    [{ grossSalary: null }, 'required', 'grossSalary is required.'],
    [{ taxClass: null }, 'required', 'taxClass is required.'],
    [{ grossSalary: '5000' }, 'wrongType', 'grossSalary must be a number.'],
    [{ grossSalary: [5000] }, 'wrongType', 'grossSalary must be a number.'],
    [{ grossSalary: true }, 'wrongType', 'grossSalary must be a number.'],
    [
      { grossSalary: 10_000_000.01 },
      'aboveMaximum',
      'grossSalary must be at most 10000000.',
      10_000_000,
    ],
    [{ taxClass: 4 }, 'unknownValue', 'taxClass must be 1, 2 or 3.'],
    [{ taxClass: '1' }, 'unknownValue', 'taxClass must be 1, 2 or 3.'],
    [{ salaryPeriod: 'weekly' }, 'unknownValue', 'salaryPeriod must be "monthly" or "annual".'],
    [{ distanceToWork: 4.5 }, 'wrongType', 'distanceToWork must be a whole number.'],
    [{ distanceToWork: 32 }, 'aboveMaximum', 'distanceToWork must be at most 31.', 31],
    [{ transportCosts: -1 }, 'belowMinimum', 'transportCosts must be at least 0.', 0],
    [{ explain: 'yes' }, 'wrongType', 'explain must be true or false.'],
    [
      { payMonth: '2023-12' },
      'beforeKnownLaw',
      'payMonth must be 2024-01 or later: the rules of earlier months are not known.',
      '2024-01',
    ],
    [
      { payMonth: 'June 2025' },
      'wrongForm',
      `payMonth does not have the expected form. Month of the rules, as YYYY-MM, from 2024-01 to ${newestPayMonth}. A later month, up to twelve months ahead, has the newest known rules. If missing, it is the current month in Luxembourg.`,
    ],
  ] as const)('%j', async (wrong, code, message, limit?: number | string) => {
    const problem = await refusal(JSON.stringify({ ...good, ...wrong }));
    const [field] = Object.keys(wrong);
    expect(problem).toMatchObject({ status: 400, detail: message });
    expect(problem.errors).toEqual([
      { field, code, message, ...(limit !== undefined && { limit }) },
    ]);
  });

  test('and all of them at once', async () => {
    const problem = await refusal('{"grossSalary":"a lot","taxClass":9,"distanceToWork":-1}');
    expect(problem.errors).toMatchObject([
      { field: 'grossSalary' },
      { field: 'taxClass' },
      { field: 'distanceToWork' },
    ]);
  });

  test('and a salary below the minimum wage, also when it is negative', async () => {
    for (const grossSalary of [-5000, -0.01, 0, 1]) {
      const problem = await refusal(JSON.stringify({ ...good, grossSalary }));
      expect(problem).toMatchObject({ status: 400, errors: [{ field: 'grossSalary' }] });
    }
  });
});
