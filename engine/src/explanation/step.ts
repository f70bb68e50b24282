import { sourceKinds, sourceNoteIds } from '../dated/source.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { type JsonSchema, number, objectOf, text, textOf } from '../schema/json-schema.ts';
import {
  stepFamilies,
  type FigureIn,
  type LineIn,
  type StepFamily,
  type StepIn,
} from './vocabulary/families.ts';

/** What an operand of a step measures. Money is in euros, rates in percent (8 means 8 %). */
export type Unit = (typeof units)[number];

export const units = [
  'EUR',
  'percent',
  'kilometres',
  'days',
  'hours',
  'months',
  'years',
  'number',
  'EUR/kWh',
  'EUR/kWp',
  'kWh',
  'kWh/kWp',
  'kWp',
  'm²',
  'kg',
] as const;

/**
 * How the operands give the amount:
 * `given` - taken from the form; `arithmetic` - operators in the usual precedence; `lowest`, `highest` - of the operands;
 * `tariff` - the sum of the brackets' tax; `feeScale` - the sum of the brackets' fees; `waived` - nothing, because the first operand is not above the second.
 *
 * The annuity's, on a loan with equal payments at the end of each month; operands in this order, the rate is that of a
 * month: `annuityPayment` - of loan, rate, months; `annuityLoan` - that a payment, rate, months repay; `annuityMonths` - until
 * loan, rate, payment is repaid, with a fraction; `annuityBalance` - left of loan, rate, payment after months.
 */
export type Operation = (typeof operations)[number];

export const operations = [
  'given',
  'arithmetic',
  'lowest',
  'highest',
  'tariff',
  'feeScale',
  'waived',
  'annuityPayment',
  'annuityLoan',
  'annuityMonths',
  'annuityBalance',
] as const;

/**
 * The one rounding of a step, applied last. `exact` when the operation cannot leave a fraction of a cent; `sharedToTheCent`
 * when cents are given to two persons so that their sum is exact, which may be the cent below or above.
 */
export type RoundingId = (typeof roundings)[number];

export const roundings = [
  'exact',
  'toNearestCent',
  'upToCent',
  'downToTenCents',
  'downToEuro',
  'upToEuro',
  'downToFiveEuros',
  'downToFiftyEuros',
  'downToTwoHundredEuros',
  'downToTwelveHundredEuros',
  'downToHalfPercent',
  'sharedToTheCent',
  'toOneDecimal',
  'upToWhole',
] as const;

/** The line of a result under which a step is shown. */
export type ExplainedLine = LineIn<StepFamily>;

/** A quantity that a step computes. Every one has words in each language of the site. */
export type StepId = StepIn<StepFamily>;

/** A figure of the form, the law or our assumptions. */
export type FigureId = FigureIn<StepFamily>;

/** What an operand can be: an earlier step's amount, or a figure. */
export type OperandId = StepId | FigureId;

const families = Object.values(stepFamilies);
export const stepIds: readonly StepId[] = families.flatMap(({ steps }) => steps);
export const figureIds: readonly FigureId[] = families.flatMap(({ figures }) => figures);

const operandSchema = objectOf({
  /** An earlier step, or a figure of the law or the form. */
  id: { type: 'string', enum: [...new Set<OperandId>([...stepIds, ...figureIds])] },
  unit: { type: 'string', enum: units },
  value: { type: 'number' },
  /** How it joins those before it; the usual precedence holds (products before sums). */
  operator: { type: 'string', enum: ['+', '-', '×', '÷'] },
});

/** One figure that goes into a step. */
export type Operand = FromSchema<typeof operandSchema>;

const bracketSchema = objectOf({
  from: { type: 'number' },
  /** Upper bound in euros a year; `null` for the bracket that has none. */
  upTo: { type: ['number', 'null'] },
  ratePercent: { type: 'number' },
  taxedIncome: { type: 'number' },
  tax: { type: 'number' },
});

/** One slice of a scale: the part of the income, price or loan between two bounds, its rate, and the tax or fee on it. */
export type BracketShare = FromSchema<typeof bracketSchema>;

const monthSpanSchema = {
  description: 'The months to which the step applies. January is 1.',
  ...objectOf({ from: { type: 'integer' }, to: { type: 'integer' } }),
} as const satisfies JsonSchema;

/** Months of one year, the first and the last. */
export type MonthSpan = FromSchema<typeof monthSpanSchema>;

export const sourceSchema = {
  description: 'Where a figure was read.',
  ...objectOf(
    {
      text: text('Act and article, or publisher and title.'),
      url: text('The page on which the figure was read.'),
      kind: {
        type: 'string',
        enum: sourceKinds,
        description:
          '`enacted`: read in the text of the act. `authority`: on a page of the authority. `secondary`: where others report it. `ours`: our own assumption.',
      },
      readOn: text('The day on which we read it last, YYYY-MM-DD.'),
      note: {
        type: 'string',
        enum: sourceNoteIds,
        description: 'What else there is to know about the source.',
      },
    },
    'note',
  ),
} as const satisfies JsonSchema;

const stepSchema = {
  description:
    'One step of the calculation, with its figures, rounding and sources. The steps are in order.',
  ...objectOf(
    {
      id: { type: 'string', enum: [...new Set<StepId>(stepIds)] },
      /** A contribution base serves several. */
      lines: {
        type: 'array',
        items: textOf<ExplainedLine>(),
        description: 'The lines of the result that the step explains.',
      },
      operation: { type: 'string', enum: operations },
      operands: { type: 'array', items: operandSchema },
      /** Present for `tariff` and `feeScale` only. */
      brackets: { type: 'array', items: bracketSchema },
      rounding: { type: 'string', enum: roundings },
      /** True when the operation gave less than nothing and zero was taken instead. */
      raisedToZero: { type: 'boolean' },
      amount: number('In euros, unless `unit` names another unit.'),
      unit: { type: 'string', enum: units },
      sources: { type: 'array', items: sourceSchema },
      /** Missing when the step holds for all that is computed. */
      months: monthSpanSchema,
    },
    'brackets',
    'raisedToZero',
    'unit',
    'months',
  ),
} as const satisfies JsonSchema;

/** One step of a computation, as it was computed: what, from which figures, with which rounding, by which law. */
export type Step = FromSchema<typeof stepSchema>;

/** The steps of an explanation, in order. */
export const stepsSchema = { type: 'array', items: stepSchema } as const satisfies JsonSchema;
