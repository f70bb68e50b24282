import { expect, test } from 'vitest';
import { ratesIn, readNumber, splitLastNumber } from './printed-number.ts';

test.each([
  ['2896.54', 2896.54],
  ['2 896,54', 2896.54],
  ['2\u00A0896,54', 2896.54],
  ['2\u202F896,54 €', 2896.54],
  ['2.896,54', 2896.54],
  ['2,896.54', 2896.54],
  ["2'896.54", 2896.54],
  ['2’896,54 EUR', 2896.54],
  ['EUR 12.345,00', 12_345],
  ['1 234 567,89', 1_234_567.89],
  ['81,10-', -81.1],
  ['- 81,10', -81.1],
  ['\u221281,10', -81.1],
  ['(81,10)', -81.1],
  ['+50,00', 50],
  ['0,00', 0],
])('%s is an amount', (text, value) => {
  expect(readNumber(text)).toEqual({ value, decimals: 2, isPercent: false });
});

test.each([
  ['173', 173, 0],
  ['2 896', 2896, 0],
  ['1.234.567', 1_234_567, 0],
  ['16,7430', 16.743, 4],
  ['12,5', 12.5, 1],
])('%s is a number, but no amount', (text, value, decimals) => {
  expect(readNumber(text)).toEqual({ value, decimals, isPercent: false });
});

test.each([
  '1.234',
  '1,234',
  '01.09.2025',
  '30/09/2025',
  '12:30',
  '2 89,54',
  'Net 50,00',
  '(81,10',
  '',
])('%s is no number', (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test('a rate has its sign', () => {
  expect(readNumber('2,80 %')).toEqual({ value: 2.8, decimals: 2, isPercent: true });
  expect(ratesIn('Maladie Soins 2.80 %')).toEqual([2.8]);
  expect(ratesIn('Prest. HS à 50 % et 40%')).toEqual([50, 40]);
  expect(ratesIn('Impôt 1 234,56')).toEqual([]);
});

test('words and an amount in one text are told apart', () => {
  expect(splitLastNumber('Net à payer : 2 516,19 EUR')).toEqual({
    words: 'Net à payer :',
    number: '2 516,19 EUR',
  });
  expect(splitLastNumber('13ième mois 2 896,54')).toEqual({
    words: '13ième mois',
    number: '2 896,54',
  });
  expect(splitLastNumber('Maladie Soins 2.80 %')).toBeUndefined();
  expect(splitLastNumber('Salaire 2025')).toBeUndefined();
});
