import type { XStatic } from 'typebox/schema';

/** What the joint salary calculator is asked: one or two persons of a couple. */
export const jointSalaryInputSchema = {
  title: 'JointSalaryRequest',
  description: 'The salaries or profits of one or two persons of a couple.',
  type: 'object',
  required: ['grossSalary'],
  properties: {
    grossSalary: {
      type: 'number',
      description:
        'Gross salary (or profit) of the first person in euros, per month or per year by salaryPeriod. At least the 75 % minimum wage of payMonth.',
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
    distanceToWork: {
      type: ['integer', 'null'],
      description: 'First person: kilometres between home and work; 31 means more than 30.',
      minimum: 0,
      maximum: 31,
    },
    distanceToWork2: {
      type: ['integer', 'null'],
      description: 'Second person: kilometres between home and work; 31 means more than 30.',
      minimum: 0,
      maximum: 31,
    },
    salaryPeriod: {
      enum: ['monthly', 'annual', null],
      default: 'monthly',
      description: 'Whether both salaries are of a month or of a year.',
    },
    transportCosts: {
      type: ['number', 'null'],
      description:
        'First person: yearly travel allowance in euros as written on the tax card; replaces the one computed from the distance.',
      minimum: 0,
      maximum: 10_000_000,
    },
    supplementaryPension: {
      type: ['number', 'null'],
      description:
        'First person: own yearly contribution to an occupational pension scheme (or to the scheme for the self-employed) in euros.',
      minimum: 0,
      maximum: 10_000_000,
    },
    increasePercent: {
      type: ['number', 'null'],
      description: 'Increase of both salaries in percent, applied first.',
      minimum: 0,
      maximum: 100,
    },
    payMonth: {
      type: ['string', 'null'],
      description: 'Month whose rules apply, YYYY-MM, from 2024-01 to 2026-12.',
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      default: '2025-01',
    },
    explain: {
      type: ['boolean', 'null'],
      default: true,
      description: 'False leaves the explanation out of the answer.',
    },
  },
} as const;

export type JointSalaryInput = XStatic<typeof jointSalaryInputSchema>;
