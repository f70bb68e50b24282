import { expect, test } from 'vitest';
import { askedQuestions, questions, type AnswersSoFar } from './questions-preview.ts';

const nothingYet: AnswersSoFar = {
  residence: null,
  civilStatus: null,
  spouseInLuxembourg: null,
  civilStatusSince: null,
  hadClassTwoBefore: null,
  children: 0,
  taxYear: 2026,
};
const incomesOfTwo = [
  'grossSalary',
  'grossSalary2',
  'foreignIncome',
  'foreignIncome2',
  'otherForeignIncome',
  'otherForeignIncome2',
];
const telework = ['daysOutside', 'teleworkPercent'];

// Law: the three years after the end of a marriage are 2023 to 2025 for the tax year 2026.
test.each<[string, Partial<AnswersSoFar>, readonly string[]]>([
  ['nothing before residence and civil status', {}, []],
  ['nothing before the civil status', { residence: 'france' }, []],
  [
    'children and age of a single resident',
    { residence: 'luxembourg', civilStatus: 'single' },
    ['children', 'birthYear'],
  ],
  [
    'no age of a single parent, whose class 1a is certain',
    { residence: 'luxembourg', civilStatus: 'single', children: 2 },
    ['children'],
  ],
  [
    'telework of a single commuter',
    { residence: 'germany', civilStatus: 'single' },
    ['children', 'birthYear', ...telework],
  ],
  [
    'where the spouse lives before all else',
    { residence: 'luxembourg', civilStatus: 'married' },
    ['spouseInLuxembourg'],
  ],
  [
    'only incomes of spouses who both live here',
    { residence: 'luxembourg', civilStatus: 'married', spouseInLuxembourg: true },
    ['spouseInLuxembourg', ...incomesOfTwo],
  ],
  [
    'incomes and telework of married commuters, in class 1 whatever their children (L.I.R. art. 157bis, par. 2)',
    { residence: 'belgium', civilStatus: 'married', spouseInLuxembourg: false },
    ['spouseInLuxembourg', ...incomesOfTwo, ...telework],
  ],
  [
    'children and age of a resident whose spouse lives elsewhere (L.I.R. art. 119, no 2)',
    { residence: 'luxembourg', civilStatus: 'married', spouseInLuxembourg: false },
    ['spouseInLuxembourg', 'children', 'birthYear', ...incomesOfTwo],
  ],
  [
    'the year before all else of those who are widowed',
    { residence: 'luxembourg', civilStatus: 'widowed' },
    ['civilStatusSince'],
  ],
  [
    'the year again where it is after the tax year',
    { residence: 'luxembourg', civilStatus: 'widowed', civilStatusSince: 2027 },
    ['civilStatusSince'],
  ],
  [
    'the salary of those who are recently widowed, for what the end of class 2 costs',
    { residence: 'luxembourg', civilStatus: 'widowed', civilStatusSince: 2023 },
    ['civilStatusSince', 'grossSalary'],
  ],
  [
    'nothing more of those who were widowed before',
    { residence: 'luxembourg', civilStatus: 'widowed', civilStatusSince: 2022 },
    ['civilStatusSince'],
  ],
  [
    'an earlier class 2 of those who divorced recently',
    { residence: 'luxembourg', civilStatus: 'divorced', civilStatusSince: 2024 },
    ['civilStatusSince', 'hadClassTwoBefore'],
  ],
  [
    'the salary alone of those who divorced this year, who are still taxed as spouses',
    { residence: 'luxembourg', civilStatus: 'divorced', civilStatusSince: 2026 },
    ['civilStatusSince', 'grossSalary'],
  ],
  [
    'children and age where class 2 was used before',
    {
      residence: 'luxembourg',
      civilStatus: 'divorced',
      civilStatusSince: 2024,
      hadClassTwoBefore: true,
    },
    ['civilStatusSince', 'hadClassTwoBefore', 'children', 'birthYear'],
  ],
  [
    'year, children, age and incomes of partners',
    { residence: 'luxembourg', civilStatus: 'partner', civilStatusSince: 2020 },
    ['civilStatusSince', 'children', 'birthYear', ...incomesOfTwo],
  ],
])('asks for %s', (_, answers, asked) => {
  expect([...askedQuestions({ ...nothingYet, ...answers })]).toEqual(
    questions.filter((name) => asked.includes(name)),
  );
});
