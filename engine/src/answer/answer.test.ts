import { describe, expect, test } from 'vitest';
import { calculatorOf } from '../calculators/calculators.ts';
import { day } from '../dated/day.ts';
import { answerTo, answerToText } from './answer.ts';

const today = day('2026-06-15');
const salary = calculatorOf('net-salary');
const good = { grossSalary: 5000, taxClass: 1 };

describe('an answer', () => {
  // The payslip of June 2026 for 5 000 in class 1, as the specification's tests have it: 3 676.50.
  test('is calculated under the law of the day', () => {
    expect(answerTo(salary, good, today)).toMatchObject({
      status: 200,
      body: { monthlySalary: { netSalary: 3676.5 }, payMonth: '2026-06' },
    });
  });

  test('names every refused field, with its limit', () => {
    const body = { grossSalary: null, taxClass: 4, distanceToWork: 32, companyCar: { drive: 1 } };
    const { status, body: problem } = answerTo(salary, body, today);
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      errors: expect.arrayContaining([
        { field: 'grossSalary', code: 'required', message: 'grossSalary is required.' },
        { field: 'taxClass', code: 'unknownValue', message: 'taxClass must be 1, 2 or 3.' },
        {
          field: 'distanceToWork',
          code: 'aboveMaximum',
          message: 'distanceToWork must be at most 31.',
          limit: 31,
        },
        {
          field: 'companyCar.priceWithVat',
          code: 'required',
          message: 'companyCar.priceWithVat is required.',
        },
      ]),
    });
  });

  test('refuses by the rules what the schema allows', () => {
    expect(answerTo(salary, { ...good, grossSalary: 1 }, today)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'grossSalary' }] },
    });
  });

  test.each([undefined, null, 5000, 'text', [good]])('%j is no object', (body) => {
    expect(answerTo(salary, body, today)).toMatchObject({
      status: 400,
      body: { detail: 'The body must be a JSON object.' },
    });
  });
});

describe('the text of a request', () => {
  test.each([
    ['', 'The body is empty; it must be a JSON object.'],
    ['{', 'The body is not valid JSON.'],
    ['{"grossSalary":5000,"grossSalary":6000,"taxClass":1}', 'The body gives a field twice.'],
    ['{"__proto__":{},"grossSalary":5000,"taxClass":1}', 'The body is not valid JSON.'],
    ['{"constructor":{"prototype":{}},"taxClass":1}', 'The body is not valid JSON.'],
  ])('%s', (text, detail) => {
    expect(answerToText(salary, text, today)).toMatchObject({ status: 400, body: { detail } });
  });

  test('may leave out what defaults give, and outweighs them', () => {
    const answer = answerToText(salary, '{"taxClass":1}', today, { ...good, taxClass: 3 });
    expect(answer).toEqual(answerTo(salary, good, today));
  });
});
