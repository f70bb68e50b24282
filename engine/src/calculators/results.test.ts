import { Compile } from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { resultOfCase } from './calculator.ts';
import { calculators } from './calculators.ts';
import { loanCost } from './loan-cost/index.ts';

/** A schema as it is, but an object has no field but those that it describes. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.entries(schema).map(([name, value]) => [name, strict(value)] as const);
  return {
    ...Object.fromEntries(inner),
    ...('properties' in schema && { additionalProperties: false }),
  };
}

/** What is wrong with an answer as the API sends it. */
function faultsOf(schema: object, answer: object): readonly string[] {
  const [, faults] = Compile(strict(schema) as object).Errors(JSON.parse(JSON.stringify(answer)));
  return faults.map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

describe.each(calculators)('$id', (calculator) => {
  test.each(calculator.examples)(
    '$title: has what its schema says and nothing else',
    ({ input }) => {
      expect(faultsOf(calculator.resultSchema, resultOfCase(calculator, input))).toEqual([]);
    },
  );
});

test('another field, a missing one and a wrong one are faults', () => {
  const { resultSchema } = loanCost;
  const answer = resultOfCase(loanCost, { amount: 1200, annualInterestRate: 0, years: 1 });
  expect(faultsOf(resultSchema, answer)).toEqual([]);
  expect(faultsOf(resultSchema, { ...answer, other: 1 })).not.toEqual([]);
  expect(faultsOf(resultSchema, { ...answer, months: undefined })).not.toEqual([]);
  expect(faultsOf(resultSchema, { ...answer, months: '12' })).not.toEqual([]);
});
