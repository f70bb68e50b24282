import { apiBase, calculators, resultOfCase, toJson } from '@suen/engine';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { calculatorPath } from './calculators.ts';

const app = await buildApp({ requestsPerMinute: 0 });
const salaryPath = calculatorPath('net-salary');

function calculate(payload: object, url = salaryPath) {
  return app.inject({ method: 'POST', url, payload });
}

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
afterEach(() => vi.useRealTimers());

const cases = calculators.flatMap((calculator) =>
  calculator.examples.map(({ title, input }) => ({ id: calculator.id, title, calculator, input })),
);

describe('every worked case through the API', () => {
  // The engine's own tests compare its results with the expected figures.
  test.each(cases)('$id: $title', async ({ id, calculator, input }) => {
    const answer = await calculate(input, calculatorPath(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(JSON.parse(toJson(resultOfCase(calculator, input))));
  });
});

test('the schema of each request is a JSON Schema', async () => {
  const strict = Fastify({ ajv: { customOptions: { allowUnionTypes: true } } });
  for (const { id, inputSchema } of calculators) {
    strict.post(`/${id}`, { schema: { body: inputSchema } }, () => null);
  }
  await expect(strict.ready()).resolves.toBeDefined();
});

describe('what is asked', () => {
  const asked = { grossSalary: 5000, taxClass: 1 };

  test('paths are taken in any case and with a slash at the end', async () => {
    for (const path of [
      '/api/v1/salarycalculator/calculate',
      '/API/V1/SALARYCALCULATOR/CALCULATE',
      `${salaryPath}/`,
      `${salaryPath}?language=de`,
    ]) {
      expect((await calculate(asked, path)).statusCode, path).toBe(200);
    }
  });

  test('unknown fields are ignored', async () => {
    const more = { ...asked, language: 'fr', nested: { deep: [1, { more: true }] } };
    expect((await calculate(more)).body).toBe((await calculate(asked)).body);
  });

  test('an explanation comes unless it is declined', async () => {
    const explained = (await calculate(asked)).json<{ explanation: { monthlySalary: object[] } }>();
    expect(explained.explanation.monthlySalary.length).toBeGreaterThan(10);
    const brief = (await calculate({ ...asked, explain: false })).json<object>();
    expect(brief).not.toHaveProperty('explanation');
    expect(explained).toMatchObject(brief);
  });

  test('a prepayment is counted from today in Luxembourg, unless the request says from when', async () => {
    const path = calculatorPath('loan-overpayment');
    const loan = {
      loanAmount: 1200,
      interestRate: 0,
      remainingTermYears: 1,
      prepaymentAmount: 150,
    };
    const monthsOf = async (days: object) =>
      (await calculate({ ...loan, ...days }, path)).json<{ balances: { month: number }[] }>()
        .balances[1]?.month;
    // Half past eleven in the evening in UTC is the next day in Luxembourg.
    setClock('2026-11-20T23:30:00Z');
    expect(await monthsOf({ prepaymentDate: '2027-02-21' })).toBe(3);
    expect(await monthsOf({ prepaymentDate: '2027-02-20', calculatedOn: null })).toBe(2);
    expect(await monthsOf({ prepaymentDate: '2027-02-21', calculatedOn: '2027-01-01' })).toBe(1);
  });

  test('statistics need no field', async () => {
    const answer = await calculate({}, calculatorPath('salary-statistics'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ sources: { averageSalary: { estimate: false } } });
  });

  test('answers are kept by no cache', async () => {
    expect((await calculate(asked)).headers['cache-control']).toBe('no-store');
    expect((await calculate({})).headers['cache-control']).toBe('no-store');
  });
});

test.each([
  ['employerCost', -9.96e238, 'employerCost must be at least 0.'],
  ['netSalary', -1e300, 'netSalary must be at least 0.'],
])('a wish far below zero is refused: %s %d', async (field, amount, message) => {
  const answer = await calculate({ [field]: amount, taxClass: 2 }, calculatorPath('gross-salary'));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ field, code: 'belowMinimum', message, limit: 0 }]);
});

describe('a request that names no period', () => {
  /** Every calculator with a period, with its field. */
  const rooms = calculators.flatMap(
    ({ path, inputSchema: { properties }, examples: [example] }) => {
      const field = (['payMonth', 'taxYear'] as const).find((name) => name in properties);
      return field === undefined ? [] : [{ path: apiBase + path, field, example: example?.input }];
    },
  );

  /** The first example without its period. Its days lie in a year. */
  function asIn(year: number, { example, field }: (typeof rooms)[number]): object {
    const text = JSON.stringify({ ...example, [field]: undefined });
    return JSON.parse(text.replaceAll(/"20\d\d-/g, `"${year}-`));
  }

  interface AnswerWithPeriod {
    readonly payMonth?: string;
    readonly taxYear?: number;
    readonly hints: readonly string[] | { readonly total: readonly string[] };
  }

  /** The period that an answer names, and whether it says that newer rules are not known yet. */
  function periodOf(answer: AnswerWithPeriod | { readonly result: AnswerWithPeriod }) {
    const { payMonth, taxYear, hints } = 'result' in answer ? answer.result : answer;
    return [
      payMonth ?? taxYear,
      ('total' in hints ? hints.total : hints).includes('rulesNotYetKnown'),
    ];
  }

  // The newest law known is that of December 2026. Half past eleven in the evening in UTC is the next day in Luxembourg.
  test.each([
    ['2025-04-30T12:00:00Z', '2025-04', 2025, false],
    ['2025-04-30T22:30:00Z', '2025-05', 2025, false],
    ['2026-12-31T12:00:00Z', '2026-12', 2026, false],
    ['2026-12-31T23:30:00Z', '2026-12', 2026, true],
    ['2027-01-01T12:00:00Z', '2026-12', 2026, true],
    ['2028-06-01T12:00:00Z', '2026-12', 2026, true],
  ])('at %s has the rules of %s and %d', async (now, payMonth, taxYear, isBeyondKnown) => {
    setClock(now);
    for (const room of rooms) {
      const { path, field } = room;
      const asked = asIn(taxYear, room);
      const period = field === 'taxYear' ? taxYear : payMonth;
      const missing = (await calculate(asked, path)).json<AnswerWithPeriod>();
      expect(periodOf(missing), path).toEqual([period, isBeyondKnown]);
      const answerToNull = await calculate({ ...asked, [field]: null }, path);
      expect(answerToNull.json(), path).toEqual(missing);
      const named = await calculate({ ...asked, [field]: period }, path);
      expect(periodOf(named.json()), path).toEqual([period, false]);
    }
  });

  test('a month up to a year ahead has the newest law known, and a later one is refused', async () => {
    setClock('2026-11-24T12:00:00Z');
    for (const room of rooms.filter(({ field }) => field === 'payMonth')) {
      const { path } = room;
      const asked = asIn(2026, room);
      for (const payMonth of ['2027-01', '2027-11']) {
        const ahead = await calculate({ ...asked, payMonth }, path);
        expect(periodOf(ahead.json()), `${path} ${payMonth}`).toEqual(['2026-12', true]);
      }
      const later = await calculate({ ...asked, payMonth: '2027-12' }, path);
      expect(later.statusCode, path).toBe(400);
      expect(later.json(), path).toMatchObject({
        errors: [
          {
            field: 'payMonth',
            code: 'tooFarAhead',
            limit: '2027-11',
            message:
              'payMonth must be 2027-11 or earlier: the rules of later months cannot be expected.',
          },
        ],
      });
    }
  });
});

describe('the minimum wage', () => {
  const noBreakSpace = '\u00A0';

  // The specification's two amounts in every period, by the hours: 1 978.34 x 20 / 40 = 989.17.
  test.each([
    ['monthly', '2025-01', 40, 1978.34, '1 978.34'],
    ['annual', '2025-01', 40, 23740.08, '23 740.08'],
    ['monthly', '2024-01', 40, 1978.34, '1 978.34'],
    ['monthly', '2026-06', 40, 1978.34, '1 978.34'],
    ['monthly', '2026-06', 20, 989.17, '989.17'],
    ['annual', '2026-06', 20, 11870.04, '11 870.04'],
  ])('%s, %s, %d hours: %d', async (salaryPeriod, payMonth, weeklyHours, minimum, written) => {
    const asked = { taxClass: 1, salaryPeriod, payMonth, weeklyHours };
    expect((await calculate({ ...asked, grossSalary: minimum })).statusCode).toBe(200);

    const below = await calculate({ ...asked, grossSalary: minimum - 0.01 });
    const [code, is] =
      weeklyHours === 40
        ? ['belowMinimumSalary', 'The minimum salary in Luxembourg is']
        : ['belowMinimumSalaryForHours', 'The lowest amount accepted for these working hours is'];
    const message = `${is} € ${written}.`
      .replace('€ ', `€${noBreakSpace}`)
      .replaceAll(/(?<=\d) (?=\d)/g, noBreakSpace);
    expect(below.statusCode).toBe(400);
    expect(below.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: message,
      errors: [{ field: 'grossSalary', code, message, limit: minimum }],
    });
  });

  test('hours of work are 1 to 40, and each person of a couple has their own', async () => {
    const asked = { grossSalary: 5000, taxClass: 1, payMonth: '2026-06' };
    for (const weeklyHours of [0.99, 40.01, '20', [20]]) {
      expect((await calculate({ ...asked, weeklyHours })).statusCode).toBe(400);
    }
    const couple = { ...asked, grossSalary: 989.16, grossSalary2: 989.17 };
    const answer = await calculate(
      { ...couple, weeklyHours: 20, weeklyHours2: 20 },
      calculatorPath('joint-salary'),
    );
    expect(answer.json()).toMatchObject({ errors: [{ field: 'grossSalary', limit: 989.17 }] });
    const paid = await calculate(
      { ...couple, grossSalary: 2000, weeklyHours2: 20 },
      calculatorPath('joint-salary'),
    );
    // June 2026: 2 771.33, and half of it.
    expect(paid.json()).toMatchObject({
      minimumWage: { person1: 2771.33, person2: 1385.67 },
      hints: { person1: expect.arrayContaining(['belowMinimumWage']) },
    });
  });
});
