import { stepsSchema } from '../../explanation/step.ts';
import { periodHints } from '../../input/period.ts';
import { supportedYears } from '../../law/supported-years.ts';
import { bestFilingsSchema } from '../../result/best-filings.ts';
import { payslipSchema } from '../../result/payslip.ts';
import { deductionCategories } from '../../rules/tax/deductions/deduction-categories.ts';
import {
  rateBases,
  settlementForms,
  settlementOutcomes,
} from '../../rules/tax/liability/annual-settlement.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  flag,
  integer,
  type JsonSchema,
  type NamedSchema,
  number,
  objectOf,
  text,
  hintsSchema,
} from '../../schema/json-schema.ts';
import { familyHints } from './entered/family.ts';
import { classEvents, replacementKinds } from './input.ts';

const payers = ['main', 'second', ...replacementKinds] as const;

/** What is different from the month before. */
const changeIds = [
  'start',
  'stop',
  'salary',
  'index',
  'hours',
  'otherPay',
  'secondEmployer',
  'secondEmployerEnds',
  ...replacementKinds,
  'bonus',
  'leavePaidOut',
  'severance',
  ...classEvents,
] as const;
export type ChangeId = (typeof changeIds)[number];

const hints = {
  ...periodHints,
  ...familyHints,
  agesNotKnown: 'some limits depend on an age that is missing.',
  globalRate: 'the order of lump sums and the rounding of the global rate are our interpretation.',
  ceilingOfYear:
    'the tax counts contributions up to the ceiling of the year, payslips up to that of each month.',
  partOfMonth: 'the pay of a part of a month follows its days, which is our interpretation.',
  leaveIsOneOff:
    'leave paid out at the end of a job counts as one-off pay, which is our interpretation.',
  creditsOfOneOffPay:
    'one-off pay leaves the credits CIS and CI-CO2 of its month as they are, which is our interpretation.',
} as const;

const monthHintIds = ['belowMinimumWage', 'contributionCeilingReached'] as const;

const slipSchema = {
  title: 'YearPayslip',
  ...objectOf(
    {
      payer: choiceOf('Who pays: an employer or a fund.', payers),
      card: choiceOf(
        'The tax card. `main` by the tables. `spouse` (the lower pay of a couple) and `second` at a flat rate.',
        ['main', 'spouse', 'second'],
      ),
      days: integer('Days that are paid, without Sundays. Missing for a whole month.'),
      payslip: payslipSchema,
    },
    'days',
  ),
} as const satisfies JsonSchema;

const paidSchema = {
  title: 'PaidMonth',
  description: 'The payslips of one person in a month.',
  ...objectOf(
    {
      taxClass: { enum: [1, 2, 3], description: 'Class on the payslips.' },
      breakdown: { ...payslipSchema, description: 'All payslips of the month without `bonusPay`.' },
      slips: arrayOf('The payslips of the month, one by one.', slipSchema),
      bonusPay: { ...payslipSchema, description: 'The payslip of what is paid once in the month.' },
      hints: arrayOf(
        '`belowMinimumWage`: the salary is below the minimum wage of an unskilled adult. `contributionCeilingReached`: no pension and health insurance is due above the ceiling.',
        choiceOf('A remark.', monthHintIds),
      ),
    },
    'bonusPay',
  ),
} as const satisfies JsonSchema;

const monthSchema = objectOf(
  {
    month: text('YYYY-MM.'),
    person: paidSchema,
    partner: paidSchema,
    changes: arrayOf(
      'What is different from the month before.',
      objectOf({
        id: choiceOf('The change.', changeIds),
        who: choiceOf('Whose.', ['person', 'partner']),
      }),
    ),
  },
  'partner',
);

const outcomeProperties = {
  kind: choiceOf(
    '`decompte`: the tax office settles what was withheld, on request. `assessment`: a tax return is obligatory. `none`: nothing was withheld and nothing is due.',
    ['decompte', 'assessment', 'none'],
  ),
  outcome: choiceOf(
    'How it ends. `missing`: `toPay` that nobody asks for. `small`: a balance that is too small to be paid back.',
    settlementOutcomes,
  ),
  taxableIncome: number('Taxable income of the year in euros, rounded down.'),
  tax: number('Tax of the year with the employment fund, before credits.'),
  withheld: number('Tax withheld from all payslips, before credits.'),
  creditsSettled: number('Credits that the settlement grants, or takes back if below zero.'),
  balance: number('`withheld` and `creditsSettled` minus `tax`.'),
  refund: number('What the tax office pays back.'),
  toPay: number('What the payslips withheld too little.'),
  recovered: flag('Whether the tax office asks for `toPay`. Without an obligation it does not.'),
} as const;

const filingSchema = (description: string) =>
  ({ ...objectOf({ tax: number('Before credits, in euros a year.') }), description }) as const;

const settlementSchema = objectOf(
  {
    ...outcomeProperties,
    mustFile: choiceOf('Why a tax return is obligatory. Missing where it is not.', [
      'residentTreatment',
      'highIncome',
      'severalSalaries',
    ]),
    mayFile: choiceOf(
      'What gives the right to a settlement. `onRequest`: with the global rate, which counts foreign pay.',
      ['residentAllYear', 'nineMonths', 'payShare', 'onRequest'],
    ),
    form: choiceOf('Number of the form.', settlementForms),
    deadline: text('The last day, YYYY-MM-DD.'),
    rateBasis: choiceOf(
      'What counts for the rate. `worldIncome`: also income elsewhere of who is treated as a resident. `globalRate`: also foreign pay.',
      rateBases,
    ),
    limit: number('The taxable income above which a return is obligatory, in this situation.'),
    withoutDeductions: {
      ...objectOf(outcomeProperties),
      description: 'The same without special expenses. Present if they lower the tax.',
    },
    taxSaved: number('The tax that special expenses save. Zero if they do not lower it.'),
    filings: {
      ...objectOf({
        collective: filingSchema('Tax of both together, class 2.'),
        individual: filingSchema('Tax of each alone.'),
        reallocated: filingSchema('Tax of each alone on half of both incomes.'),
        best: bestFilingsSchema,
      }),
      description:
        'The tax of two spouses by each way of filing, as for joint salaries, without special expenses.',
    },
  },
  'mustFile',
  'withoutDeductions',
  'filings',
);

const roomSchema = objectOf({
  category: choiceOf('Kind of special expenses.', deductionCategories),
  max: number('Limit of the year in euros.'),
  paid: number('Payments of the year.'),
  deductible: number('What counts of them.'),
  remaining: number('What can still be paid and deducted.'),
  saves: number('Tax saved if the rest of this limit alone is used.'),
});

const stepsOfSlipsSchema = arrayOf(
  'The steps of each payslip, from the month in which it is first paid like this.',
  objectOf({
    from: text('YYYY-MM.'),
    who: choiceOf('Whose.', ['person', 'partner']),
    payer: choiceOf('Who pays.', [...payers, 'once']),
    steps: stepsSchema,
  }),
);

export const myYearResultSchema = {
  title: 'MyYearResult',
  description: 'Twelve payslips, the year, and what the tax office settles.',
  ...objectOf(
    {
      months: arrayOf('January first.', monthSchema),
      year: {
        description: 'The payslips of the household together, in euros.',
        ...objectOf({
          grossSalary: number('Gross pay.'),
          contributions: number('Social contributions and long-term care insurance.'),
          withheld: number('Tax withheld, before credits.'),
          taxCredits: number('Credits on the payslips.'),
          tax: number('`withheld` minus `taxCredits`.'),
          netSalary: number('Paid out.'),
          kept: number('`netSalary` with the refund, or without what the tax office asks for.'),
        }),
      },
      settlement: { ...settlementSchema, description: 'What the tax office settles.' },
      room: arrayOf('Special expenses that can still be deducted.', roomSchema),
      marginalRatePercent: number(
        'Tax that a further deducted euro saves, with the employment fund.',
      ),
      taxYear: { enum: supportedYears, description: 'The year.' },
      hints: hintsSchema(hints),
      explanation: {
        description: 'The steps of each part of the result.',
        ...objectOf({ slips: stepsOfSlipsSchema, settlement: stepsSchema }),
      },
    },
    'explanation',
  ),
} as const satisfies NamedSchema;

export type MyYearResult = FromSchema<typeof myYearResultSchema>;
export type YearMonth = MyYearResult['months'][number];
export type PaidMonth = YearMonth['person'];
