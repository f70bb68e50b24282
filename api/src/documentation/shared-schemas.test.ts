import { expect, test } from 'vitest';
import { sharedByTitle } from './shared-schemas.ts';

const step = { title: 'Step', description: 'A step.', type: 'object', properties: {} };

test('a schema with a title is described once, and keeps what is said about it in one place', () => {
  const schemas = {
    Answer: {
      title: 'Answer',
      type: 'object',
      properties: { first: step, second: { ...step, description: 'The second step.' } },
    },
  };
  const reference = { $ref: '#/components/schemas/Step' };
  expect(sharedByTitle(schemas)).toEqual({
    Answer: {
      title: 'Answer',
      type: 'object',
      properties: { first: reference, second: { ...reference, description: 'The second step.' } },
    },
    Step: step,
  });
});

test('a field may be called title', () => {
  const schemas = { Problem: { type: 'object', properties: { title: { type: 'string' } } } };
  expect(sharedByTitle(schemas)).toEqual(schemas);
});

test('two different schemas with one title are refused', () => {
  const other = { ...step, type: 'string' };
  const schemas = { Answer: { type: 'object', properties: { first: step, second: other } } };
  expect(() => sharedByTitle(schemas)).toThrow('Two schemas are called Step');
});
