import {
  optimizationAges,
  specialExpenseFields,
  taxYearField,
} from '../../input/deduction-fields.ts';
import {
  amountField,
  explainField,
  highestEuros,
  lowestSalary,
  monthField,
} from '../../input/fields.ts';
import { salaryFields } from '../../input/salary-fields.ts';
import {
  number,
  optionalArrayOf,
  optionalFlag,
  optionalInteger,
} from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

const dayPattern = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

function dayField<const Type extends readonly string[]>(type: Type, description: string) {
  return { type, description, pattern: dayPattern } as const;
}

/** The fields of a payslip that a span can change. */
export const spanFields = {
  weeklyHours: salaryFields.weeklyHours,
  distanceToWork: salaryFields.distanceToWork,
  transportCosts: salaryFields.transportCosts,
  supplementaryPension: salaryFields.supplementaryPension,
  overtimeHours: salaryFields.overtimeHours,
  sundayHours: salaryFields.sundayHours,
  sundayRule: salaryFields.sundayRule,
  publicHolidayHours: salaryFields.publicHolidayHours,
  nightHours: salaryFields.nightHours,
  nightSupplementPercent: salaryFields.nightSupplementPercent,
  companyCar: salaryFields.companyCar,
  exchangedCarValue: salaryFields.exchangedCarValue,
  benefitInKind: salaryFields.benefitInKind,
  mealVouchers: salaryFields.mealVouchers,
  singleParentCredit: salaryFields.singleParentCredit,
} as const;

/** The persons of a household: the one who asks, and the partner. */
export const everybody = ['person', 'partner'] as const;
export type Who = (typeof everybody)[number];

/** Whose pay it is: `second` is a second employer beside the first. */
export const employers = ['main', 'second'] as const;

/** Pay of a fund in place of a salary. L.I.R. art. 11, no 1, and 95a. */
export const replacementKinds = ['parentalLeave', 'maternity', 'sickPay', 'unemployment'] as const;
export type ReplacementKind = (typeof replacementKinds)[number];

/** What can change the tax class in the year. */
export const classEvents = ['marriage', 'birth', 'separation', 'partnership', 'death'] as const;
export type ClassEvent = (typeof classEvents)[number];

const spanField = {
  title: 'PaySpan',
  type: 'object',
  description:
    'Pay from a day on, in order of the days. A later span of the same job holds only what changes; null ends a detail. A span after a pause, or of a new job, starts afresh.',
  required: ['from'],
  properties: {
    from: dayField(
      ['string'],
      'First day, YYYY-MM-DD, in the tax year. Inside a month only if the job begins on this day. A job from before the year has the first of January.',
    ),
    until: dayField(['string', 'null'], 'Last day of the job, YYYY-MM-DD. Missing if it goes on.'),
    employer: {
      enum: [...employers, null],
      default: 'main',
      description:
        '`second`: a second employer at the same time, with an additional tax card. A new employer after the first is `main`.',
    },
    grossSalary: amountField(
      `Gross salary of a whole month in euros. Required where a job begins. If a later span changes only \`weeklyHours\`, it follows the hours. ${lowestSalary}`,
    ),
    firstMonthGross: amountField(
      'Gross pay of the first month if the job begins inside it. If missing, it is in proportion to the days without Sundays. No act says how employers do it.',
    ),
    lastMonthGross: amountField('The same of the last month, if the job ends inside it.'),
    ...spanFields,
  },
} as const;

const oneOffField = {
  title: 'OneOffPay',
  type: 'object',
  description: 'What the main employer pays once.',
  required: ['month'],
  properties: {
    month: monthField(['string'], 'Month of the payment, YYYY-MM.'),
    bonus: amountField('Bonus, 13th month or gratification in euros.'),
    leavePaidOut: amountField('Pay for leave that was not taken when the job ended, in euros.'),
    severance: amountField(
      'Statutory severance pay in euros (art. L. 124-7 of the Labour Code). It is tax-free and bears no contributions.',
    ),
  },
} as const;

const replacementField = {
  title: 'ReplacementPay',
  type: 'object',
  description: 'Pay of a fund in place of a salary, in order of the days.',
  required: ['from', 'until', 'kind', 'grossAmount'],
  properties: {
    from: dayField(['string'], 'First day, YYYY-MM-DD.'),
    until: dayField(['string'], 'Last day, YYYY-MM-DD.'),
    kind: {
      enum: replacementKinds,
      description:
        'Who pays: parental leave the Zukunftskeess (CAE), maternity and long sickness the CNS, unemployment the ADEM. The first weeks of sickness are ordinary salary.',
    },
    grossAmount: number('Gross amount of a whole month in euros.', {
      minimum: 0,
      maximum: highestEuros,
    }),
    salaryGoesOn: optionalFlag(
      'True if the salary is paid as well, as in half-time parental leave. Then this pay has an additional tax card. Otherwise the salary pauses.',
      { default: false },
    ),
  },
} as const;

const personProperties = {
  spans: optionalArrayOf('Salaries, at least one of them or of `replacement`.', spanField),
  endsOn: dayField(
    ['string', 'null'],
    'Last day of work for the main employer, YYYY-MM-DD, if no span says it.',
  ),
  oneOff: optionalArrayOf('Bonuses and other pay that comes once.', oneOffField),
  replacement: optionalArrayOf('Pay of a fund in place of a salary.', replacementField),
} as const;

/** The call of my year: the pay of one person or of a couple through a calendar year, and its tax. */
export const myYearCall = {
  id: 'my-year',
  path: '/SalaryCalculator/calculateyear',
  inputSchema: {
    title: 'MyYearRequest',
    description:
      'Pay, family and deductions of an employee, or of a couple taxed together, through a calendar year.',
    type: 'object',
    required: ['taxClass', 'person'],
    properties: {
      taxYear: {
        ...taxYearField,
        description: 'The calendar year. If missing, it is the current year in Luxembourg.',
      },
      taxClass: {
        enum: [1, 2, 3],
        description: 'Tax class on 1 January: 1 is class 1, 2 is class 1a, 3 is class 2.',
      },
      residence: {
        enum: ['luxembourg', 'elsewhere', null],
        default: 'luxembourg',
        description: 'Where the person lives.',
      },
      residentFrom: monthField(
        ['string', 'null'],
        'First whole month of residence in Luxembourg, YYYY-MM. Missing for residents of the whole year.',
      ),
      residentUntil: monthField(['string', 'null'], 'Last month of residence, YYYY-MM.'),
      foreignIncome: amountField(
        'Gross pay, pensions and replacement pay that another country taxes in this year, in euros. Used if the residence or the work in Luxembourg does not last the whole year. For non-residents in class 2 it includes that of the spouse, after social contributions.',
      ),
      person: {
        title: 'PersonsYear',
        type: 'object',
        description:
          'Pay of the person: salaries from their first day on (YYYY-MM-DD), each later span with what changes.',
        properties: personProperties,
      },
      partner: {
        title: 'PartnersYear',
        type: ['object', 'null'],
        description: 'The pay of a spouse or partner who is taxed together with the person.',
        properties: {
          ...personProperties,
          taxClass: {
            enum: [1, 2, null],
            default: 1,
            description: 'Tax class before a marriage in the year.',
          },
        },
      },
      changesOfClass: optionalArrayOf('What changes in the family.', {
        title: 'ClassChange',
        type: 'object',
        description: 'An event with its month.',
        required: ['month', 'event'],
        properties: {
          month: monthField(['string'], 'Month of the event, YYYY-MM.'),
          event: {
            enum: classEvents,
            description:
              '`birth` gives class 1a to an unmarried person, from its month on the payslips and for the whole year in the settlement. `marriage` gives class 2 to residents. `separation` (also divorce), `partnership` and `death` change nothing before the next year.',
          },
        },
      }),
      deductions: {
        title: 'YearlyDeductions',
        type: ['object', 'null'],
        description:
          'What the household pays in the year and may deduct, as in tax optimization. Of non-residents it counts in class 2 only.',
        properties: {
          age1: optionalInteger(
            'Age in completed years. Required for home savings and a single premium.',
            { minimum: optimizationAges.minimum, maximum: optimizationAges.maximum },
          ),
          ...specialExpenseFields,
        },
      },
      salaryFollowsIndex: optionalFlag(
        'Whether salaries rise with the wage index in the month of a tranche. A salary that is entered for that month is left as it is.',
        { default: true },
      ),
      explain: explainField,
    },
  },
} as const satisfies Call;

export type MyYearInput = InputOf<typeof myYearCall>;
export type PersonInput = MyYearInput['person'];
export type SpanInput = NonNullable<PersonInput['spans']>[number];
