import { sourceKinds, sourceNoteIds } from '../dated/source.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  flag,
  integer,
  type JsonSchema,
  number,
  objectOf,
  optionalNumber,
  text,
  textOf,
} from '../schema/json-schema.ts';
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
 * `tariff` - the sum of the brackets' tax; `feeScale` - the sum of the brackets' fees; `waived` - nothing, because the
 * first operand is not above the second.
 *
 * The annuity's, on a loan with equal payments at the end of each month; operands in this order, the rate is that of a
 * month: `annuityPayment` - of loan, rate, months; `annuityLoan` - that a payment, rate, months repay; `annuityMonths` - until
 * loan, rate, payment is repaid, with a fraction; `annuityBalance` - left of loan, rate, payment after months; `annuityRate` - the
 * effective rate of a year at which an amount is worth payments over months.
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
  'annuityRate',
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
  'downToCent',
  'downToTenCents',
  'downToTwentyCents',
  'downToEuro',
  'upToEuro',
  'downToFiveEuros',
  'downToFiftyEuros',
  'downToTwoHundredEuros',
  'downToTwelveHundredEuros',
  'downToHalfPercent',
  'downToEighthPercent',
  'sharedToTheCent',
  'toOneDecimal',
  'toTwoDecimals',
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

const unitSchema = {
  type: 'string',
  enum: units,
  description: 'The unit of the figure. Rates are in percent: 8 means 8 %.',
} as const satisfies JsonSchema;

const families = Object.values(stepFamilies);
export const stepIds: readonly StepId[] = families.flatMap(({ steps }) => steps);
export const figureIds: readonly FigureId[] = families.flatMap(({ figures }) => figures);

const operandSchema = {
  title: 'Operand',
  description: 'A figure that goes into a step.',
  ...objectOf({
    id: choiceOf('An earlier step, or a figure of the law or of the request.', [
      ...new Set<OperandId>([...stepIds, ...figureIds]),
    ]),
    unit: unitSchema,
    value: number('The figure, in its unit.'),
    operator: choiceOf(
      'How the figure is combined with the figures before it. Products come before sums.',
      ['+', '-', '×', '÷'],
    ),
  }),
} as const satisfies JsonSchema;

/** One figure that goes into a step. */
export type Operand = FromSchema<typeof operandSchema>;

const bracketSchema = {
  title: 'Bracket',
  description: 'One slice of a scale, with the tax or the fee on it.',
  ...objectOf({
    from: number('The lower bound, in euros.'),
    upTo: optionalNumber('The upper bound, in euros. The last slice has none: null.'),
    ratePercent: number('The rate of the slice, in percent.'),
    taxedIncome: number('The part of the income, price or loan in the slice, in euros.'),
    tax: number('The tax or fee on this part, in euros.'),
  }),
} as const satisfies JsonSchema;

/** One slice of a scale: the part of the income, price or loan between two bounds, its rate, and the tax or fee on it. */
export type BracketShare = FromSchema<typeof bracketSchema>;

const monthSpanSchema = {
  title: 'MonthSpan',
  description: 'The months to which the step applies. January is 1.',
  ...objectOf({ from: integer('The first month.'), to: integer('The last month.') }),
} as const satisfies JsonSchema;

/** Months of one year, the first and the last. */
export type MonthSpan = FromSchema<typeof monthSpanSchema>;

export const sourceSchema = {
  title: 'Source',
  description: 'Where a figure was read.',
  ...objectOf(
    {
      text: text('Act and article, or publisher and title.'),
      url: text('The page on which the figure was read.'),
      kind: choiceOf(
        '`enacted`: read in the text of the act. `authority`: on a page of the authority. `secondary`: where others report it. `ours`: our own assumption.',
        sourceKinds,
      ),
      readOn: text('The day on which we read it last, YYYY-MM-DD.'),
      note: choiceOf('A remark on the source.', sourceNoteIds),
    },
    'note',
  ),
} as const satisfies JsonSchema;

const stepSchema = {
  title: 'Step',
  description:
    'One step of the calculation, with its figures, rounding and sources. The steps are in order.',
  ...objectOf(
    {
      id: choiceOf('The quantity that the step computes.', [...new Set<StepId>(stepIds)]),
      lines: arrayOf(
        'The lines of the result that the step explains. A contribution base serves several.',
        textOf<ExplainedLine>(),
      ),
      operation: choiceOf(
        'How the operands give the amount. `given`: taken from the request. `arithmetic`: by their operators. `tariff` and `feeScale`: the sum over the brackets. `waived`: zero, because the first operand is not above the second. The others: the annuity formula of a loan.',
        operations,
      ),
      operands: arrayOf('The figures that go into the step, in their order.', operandSchema),
      brackets: arrayOf(
        'The slices of the scale. Present for `tariff` and `feeScale` only.',
        bracketSchema,
      ),
      rounding: choiceOf('The one rounding of the step, applied last.', roundings),
      raisedToZero: flag('True if the result of the operation was below zero and was set to zero.'),
      amount: number('In euros, unless `unit` names another unit.'),
      unit: unitSchema,
      sources: arrayOf('Where the figures of the step were read.', sourceSchema),
      months: {
        ...monthSpanSchema,
        description: 'The months to which the step applies. Missing if it applies to all.',
      },
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
export const stepsSchema = {
  title: 'Steps',
  type: 'array',
  description: 'The steps of the calculation, in order.',
  items: stepSchema,
} as const satisfies JsonSchema;
