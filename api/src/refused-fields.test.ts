import { describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';

const app = await buildApp({ requestsPerMinute: 0 });
const url = '/api/v1/SalaryCalculator/calculate';
const json = { 'content-type': 'application/json' };

/** The problem that a body meets. */
async function refusal(payload: string) {
  const answer = await app.inject({ method: 'POST', url, payload, headers: json });
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const problem = answer.json<{ status: number; errors?: object[]; detail: string }>();
  expect(problem).toMatchObject({ type: 'about:blank', status: answer.statusCode });
  return problem;
}

describe('a field is refused by name', () => {
  const good = { grossSalary: 5000, taxClass: 1 };

  test.each([
    [{ taxClass: 1 }, 'grossSalary', 'grossSalary is required.', undefined],
    [{ ...good, grossSalary: null }, 'grossSalary', 'grossSalary is required.', undefined],
    [{ ...good, taxClass: null }, 'taxClass', 'taxClass is required.', undefined],
    [{ ...good, grossSalary: '5000' }, 'grossSalary', 'grossSalary must be a number.', undefined],
    [{ ...good, grossSalary: [5000] }, 'grossSalary', 'grossSalary must be a number.', undefined],
    [{ ...good, grossSalary: true }, 'grossSalary', 'grossSalary must be a number.', undefined],
    [
      { ...good, grossSalary: 10_000_000.01 },
      'grossSalary',
      'grossSalary must be at most 10000000.',
      10_000_000,
    ],
    [{ ...good, taxClass: 4 }, 'taxClass', 'taxClass must be 1, 2 or 3.', undefined],
    [{ ...good, taxClass: '1' }, 'taxClass', 'taxClass must be 1, 2 or 3.', undefined],
    [
      { ...good, salaryPeriod: 'weekly' },
      'salaryPeriod',
      'salaryPeriod must be "monthly" or "annual".',
      undefined,
    ],
    [
      { ...good, distanceToWork: 4.5 },
      'distanceToWork',
      'distanceToWork must be a whole number.',
      undefined,
    ],
    [{ ...good, distanceToWork: 32 }, 'distanceToWork', 'distanceToWork must be at most 31.', 31],
    [{ ...good, transportCosts: -1 }, 'transportCosts', 'transportCosts must be at least 0.', 0],
    [{ ...good, explain: 'yes' }, 'explain', 'explain must be true or false.', undefined],
    [
      { ...good, payMonth: '2023-12' },
      'payMonth',
      'payMonth must be a month from 2024-01 to 2026-12: the rules of other months are not known.',
      '2024-01',
    ],
  ])('%j', async (body, field, message, limit) => {
    const problem = await refusal(JSON.stringify(body));
    expect(problem.status).toBe(400);
    expect(problem.errors).toEqual([{ field, message, ...(limit !== undefined && { limit }) }]);
    expect(problem.detail).toBe(message);
  });

  test('and the wrong form with what is expected', async () => {
    const problem = await refusal(JSON.stringify({ ...good, payMonth: 'June 2025' }));
    expect(problem.errors).toEqual([
      {
        field: 'payMonth',
        message:
          'payMonth does not have the expected form. Month of the rules, as YYYY-MM, from 2024-01 to 2026-12. A later month, up to twelve months ahead, has the newest known rules. If missing, it is the current month in Luxembourg.',
      },
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
