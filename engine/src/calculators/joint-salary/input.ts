import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import {
  distanceField,
  explainField,
  lowestSalary,
  payMonthField,
  weeklyHoursField,
  yearlyAmountField,
} from '../request-fields.ts';

/** Half of the couple's income to each person. */
export const defaultReallocationShare = 0.5;

/** What the joint salary calculator is asked: one or two persons of a couple. */
export const jointSalaryInputSchema = {
  title: 'JointSalaryRequest',
  description: 'The salaries or profits of one or two persons of a couple.',
  type: 'object',
  required: ['grossSalary'],
  properties: {
    grossSalary: {
      type: 'number',
      description: `Gross salary (or profit) of the first person in euros, per month or per year by salaryPeriod. ${lowestSalary}`,
      maximum: 10_000_000,
    },
    grossSalary2: {
      type: ['number', 'null'],
      description: 'The same of the second person; empty when there is none with an income.',
      maximum: 10_000_000,
    },
    taxClass: {
      enum: [1, 2, 3, null],
      default: 1,
      description:
        '1 is tax class 1, 2 is class 1a: each person alone. 3 is class 2: joint assessment.',
    },
    taxClass2: {
      enum: [1, 2, null],
      description:
        'Tax class of the second person, where taxClass is 1 or 2; missing means the class of the first. Of two unmarried partners with children in common only one is in class 1a. Ignored in class 2, which is that of both.',
    },
    employmentType: {
      enum: [1, 2, null],
      default: 1,
      description: 'First person: 1 employee, 2 self-employed.',
    },
    employmentType2: {
      enum: [1, 2, null],
      default: 1,
      description: 'Second person: 1 employee, 2 self-employed.',
    },
    weeklyHours: weeklyHoursField(
      'First person, when employed: hours of work a week, as in the request for a net salary.',
    ),
    weeklyHours2: weeklyHoursField('Second person, when employed: hours of work a week.'),
    distanceToWork: distanceField,
    distanceToWork2: distanceField,
    salaryPeriod: {
      enum: ['monthly', 'annual', null],
      default: 'monthly',
      description: 'Whether both salaries are of a month or of a year.',
    },
    transportCosts: yearlyAmountField(
      'First person: yearly travel allowance in euros as written on the tax card; replaces the one computed from the distance.',
    ),
    supplementaryPension: yearlyAmountField(
      'First person: own yearly contribution to an occupational pension scheme (or to the scheme for the self-employed) in euros.',
    ),
    increasePercent: {
      type: ['number', 'null'],
      description: 'Increase of both salaries in percent, applied first.',
      minimum: 0,
      maximum: 100,
    },
    reallocationShare: {
      type: ['number', 'null'],
      description:
        'Share of the first person, 0 to 1, when the couple’s income is reallocated (couple.filings.reallocated); more than six decimals are rounded.',
      minimum: 0,
      maximum: 1,
      default: defaultReallocationShare,
    },
    payMonth: payMonthField,
    explain: explainField,
  },
} as const satisfies NamedSchema;

export type JointSalaryInput = FromSchema<typeof jointSalaryInputSchema>;

/** Name, API path and request schema of the calculator. */
export const jointSalaryCall = {
  id: 'joint-salary',
  path: '/SalaryCalculator/calculatejoint',
  inputSchema: jointSalaryInputSchema,
} as const;
