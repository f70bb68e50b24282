import { expect, test } from 'vitest';
import { isAsked, type Answers } from './questions.ts';

const widowed: Answers = {
  residence: 'luxembourg',
  civilStatus: 'widowed',
  spouseInLuxembourg: null,
  civilStatusSince: '',
  hadClassTwoBefore: null,
  children: '0',
  taxYear: 2026,
};

// Law: the three years after the end of a marriage are 2023 to 2025 for the tax year 2026.
test.each([
  ['', false],
  ['202', false],
  ['2023', true],
  ['2022', false],
])('widowed in "%s": the salary is asked %s', (civilStatusSince, expected) => {
  expect(isAsked('grossSalary', { ...widowed, civilStatusSince })).toBe(expected);
});

test.each([
  [null, false],
  ['false', false],
  ['true', true],
] as const)('class 2 before: %s; the children are asked %s', (hadClassTwoBefore, expected) => {
  const divorced = { ...widowed, civilStatus: 'divorced', civilStatusSince: '2024' } as const;
  expect(isAsked('children', { ...divorced, hadClassTwoBefore })).toBe(expected);
});

test('a year of birth or of another civil status that cannot be hides no question', () => {
  const entries = {
    ...widowed,
    civilStatus: 'single',
    civilStatusSince: '2031',
    birthYear: '2050',
  };
  expect(isAsked('birthYear', entries as Answers)).toBe(true);
});

test.each([
  ['0', true],
  ['', true],
  ['2', false],
])('with "%s" children the age of a single person is asked %s', (children, expected) => {
  const single = { ...widowed, civilStatus: 'single', children } as const;
  expect(isAsked('birthYear', single)).toBe(expected);
});
