import { stepsSchema } from '../../explanation/step.ts';
import { periodHints } from '../../input/period.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  text,
  hintsSchema,
  flag,
} from '../../schema/json-schema.ts';
import { slipLines } from './input.ts';
import { causeIds, causeKinds } from './search/causes.ts';
import { changesSchema } from './search/changes.ts';
import { nextSteps } from './search/next-steps.ts';
import { standings } from './search/standing.ts';
import { verdicts } from './search/verdicts.ts';

const lineId = {
  title: 'PayslipLineName',
  ...choiceOf('A line of a payslip.', slipLines),
} as const;

const lineSchema = {
  title: 'CheckedLine',
  ...objectOf(
    {
      id: lineId,
      payslip: number('Amount on the payslip in euros. Missing if it was not given.'),
      calculated: number('Amount under the law for what is known, in euros.'),
      difference: number('`payslip` minus `calculated`, in euros.'),
      verdict: choiceOf(
        '`rounding`: the difference is one that programs round. `notGiven`: nothing to compare.',
        verdicts,
      ),
    },
    'payslip',
    'difference',
  ),
} as const satisfies JsonSchema;

const namedCause = {
  id: { title: 'PayslipCauseName', ...choiceOf('A cause.', causeIds) },
  kind: {
    title: 'PayslipCauseKind',
    ...choiceOf(
      'Where the cause lies: on the tax card, in the hours, the period or the pay, a mistake of the employer, or lawful.',
      causeKinds,
    ),
  },
} as const;

const causeSchema = {
  title: 'PayslipCause',
  ...objectOf(
    {
      ...namedCause,
      and: {
        ...objectOf(namedCause),
        description: 'A second cause, where only both together explain the lines.',
      },
      changes: changesSchema,
      allowanceOnCard: number('Travel allowance of `distanceToWork`, in euros a year.'),
      range: {
        ...objectOf({ from: number('Lowest.'), to: number('Highest.') }),
        description:
          'Where several values of the changed number give the same lines, all of them. `changes` has one.',
      },
      explains: arrayOf('Lines that become equal.', lineId),
      leaves: arrayOf('Lines that still differ.', lineId),
      standing: choiceOf(
        '`likely`: explains more than it leaves. `equal`: as good as that. `contained`: a deduction of any size that the likely one amounts to. `other`: less likely.',
        standings,
      ),
    },
    'and',
    'allowanceOnCard',
    'range',
  ),
} as const satisfies JsonSchema;

const ruledOutSchema = {
  title: 'RuledOutCause',
  ...objectOf({
    ...namedCause,
    changes: changesSchema,
    line: lineId,
    calculated: number('What this line would be, in euros.'),
    difference: number('The payslip’s amount minus `calculated`, in euros.'),
  }),
} as const satisfies JsonSchema;

const hints = {
  ...periodHints,
  belowMinimumWage: 'the salary is below the minimum wage.',
} as const;
export type CheckHintId = keyof typeof hints;

const explanationSchema = {
  description: 'The steps of the calculated payslip.',
  ...objectOf({ monthlySalary: stepsSchema, bonusPay: stepsSchema }, 'bonusPay'),
} as const satisfies JsonSchema;

/** The answer of the payslip check. */
export const payslipCheckResultSchema = {
  title: 'PayslipCheckResult',
  description:
    'Each line of a payslip beside the calculated one, and what explains the differences.',
  ...objectOf(
    {
      payMonth: text('The month of the rules that were applied.'),
      lines: arrayOf('The lines in the order of a payslip.', lineSchema),
      mainLine: {
        ...lineId,
        description:
          'The line that differs and matters most: others follow from it. Missing where none differs.',
      },
      netFollows: flag('Whether the net differs by no more than other lines explain.'),
      causes: arrayOf(
        'What explains the differences, the likeliest first, at most five. Several that leave no line cannot be told apart.',
        causeSchema,
      ),
      ruledOut: arrayOf('What was tried and does not explain them.', ruledOutSchema),
      nextSteps: arrayOf(
        'What to do about the differences, in order: the tax card, payroll, tax back or owed with the year, the inspectorate of labour.',
        choiceOf('A step.', nextSteps),
      ),
      minimumWage: number(
        'Minimum wage of an unskilled adult for the hours worked, in euros a month.',
      ),
      hints: hintsSchema(hints),
      explanation: explanationSchema,
    },
    'mainLine',
    'explanation',
  ),
} as const satisfies NamedSchema;

export type PayslipCheckResult = FromSchema<typeof payslipCheckResultSchema>;
