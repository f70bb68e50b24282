import { describe, expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('a number as people type it', () => {
  test.each([
    ['12', 12],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['2,5 %', 2.5],
    ['2.5%', 2.5],
    ['12 km', 12],
    ['12 KM', 12],
    ['.5', 0.5],
    ['5,', 5],
    ['-1', -1],
    ['\u22121', -1],
    [' 31 ', 31],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toEqual({ kind: 'number', value });
  });

  test('gives a plain zero for a negative one', () => {
    expect(parseNumber('-0')).toEqual({ kind: 'number', value: 0 });
  });

  test.each(['', '  '])('takes %j as nothing typed', (text) => {
    expect(parseNumber(text)).toEqual({ kind: 'empty' });
  });

  test.each(['ten', '1 2', '1.2.3', '1e3', '%', '.', '--1', '1,2,3'])('refuses %j', (text) => {
    expect(parseNumber(text)).toEqual({ kind: 'unreadable' });
  });
});
