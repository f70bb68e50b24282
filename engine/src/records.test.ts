import { expect, test } from 'vitest';
import { mapValues, namesOf } from './records.ts';

const size = { width: 2, height: 3 };

test('all names of a record, in their order', () => {
  expect(namesOf(size)).toEqual(['width', 'height']);
});

test('each value is converted under its name', () => {
  expect(mapValues(size, (value, name) => `${name} ${value}`)).toEqual({
    width: 'width 2',
    height: 'height 3',
  });
});
