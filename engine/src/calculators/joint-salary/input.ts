import {
  amountField,
  distanceField,
  explainField,
  highestEuros,
  lowestSalary,
  payMonthField,
  weeklyHoursField,
} from '../../input/fields.ts';
import { number, optionalFlag, optionalNumber } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** Half of the couple's income to each person. */
export const defaultReallocationShare = 0.5;

function workingOnField(who: string) {
  return optionalFlag(
    `${who}: true if the pension fund certifies that the person works on although an early pension would be possible. The continued-work allowance (AMVP) then lowers the tax of a whole year.`,
    { default: false },
  );
}

/** The call of the joint salary calculator: one or two persons of a couple. */
export const jointSalaryCall = {
  id: 'joint-salary',
  path: '/SalaryCalculator/calculatejoint',
  inputSchema: {
    title: 'JointSalaryRequest',
    description: 'The salaries or profits of one or both persons of a couple.',
    type: 'object',
    required: ['grossSalary'],
    properties: {
      grossSalary: number(
        `Gross salary (or profit) of the first person in euros, per month or per year as set by \`salaryPeriod\`. ${lowestSalary}`,
        { maximum: highestEuros },
      ),
      grossSalary2: optionalNumber(
        'Gross salary (or profit) of the second person. Empty if there is only one income.',
        { maximum: highestEuros },
      ),
      taxClass: {
        enum: [1, 2, 3, null],
        default: 1,
        description:
          '1 is tax class 1, 2 is class 1a, 3 is class 2. In classes 1 and 1a each person is taxed alone, in class 2 both are taxed jointly.',
      },
      taxClass2: {
        enum: [1, 2, null],
        description:
          'Tax class of the second person if `taxClass` is 1 or 2. If missing, it is the class of the first person. Two unmarried partners with children in common cannot both be in class 1a. Ignored in class 2, because class 2 applies to both.',
      },
      employmentType: {
        enum: [1, 2, null],
        default: 1,
        description: 'First person: 1 is employee, 2 is self-employed.',
      },
      employmentType2: {
        enum: [1, 2, null],
        default: 1,
        description: 'Second person: 1 is employee, 2 is self-employed.',
      },
      weeklyHours: weeklyHoursField(
        'Hours that the first person works per week as an employee, as in the request for a net salary.',
      ),
      weeklyHours2: weeklyHoursField('Hours that the second person works per week as an employee.'),
      distanceToWork: distanceField,
      distanceToWork2: distanceField,
      salaryPeriod: {
        enum: ['monthly', 'annual', null],
        default: 'monthly',
        description: 'Period of both salaries: a month or a year.',
      },
      transportCosts: amountField(
        'First person: annual travel allowance in euros, as stated on the tax card. It replaces the allowance for the distance.',
      ),
      supplementaryPension: amountField(
        'First person: own payments per year to the employer’s pension scheme, or to the scheme for the self-employed (RCPI), in euros.',
      ),
      workingOnAllowance: workingOnField('First person'),
      workingOnAllowance2: workingOnField('Second person'),
      increasePercent: optionalNumber(
        'Increase of both salaries in percent. It is added to the salaries first.',
        { minimum: 0, maximum: 100 },
      ),
      reallocationShare: optionalNumber(
        'Share of the joint income that reallocation gives to the first person (`couple.filings.reallocated`). From 0 to 1, rounded to six decimals.',
        { minimum: 0, maximum: 1, default: defaultReallocationShare },
      ),
      reallocationCurve: optionalFlag(
        'True adds `couple.reallocation` to the answer for two persons: the tax for every share that reallocation can give to the first person.',
        { default: false },
      ),
      payMonth: payMonthField,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type JointSalaryInput = InputOf<typeof jointSalaryCall>;
