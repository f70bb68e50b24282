import { sourceSchema, stepsSchema } from '../../explanation/step.ts';
import { periodHints } from '../../input/period.ts';
import { insurers } from '../../rules/pay/telework-insurance.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  arrayOf,
  choiceOf,
  flag,
  integer,
  type NamedSchema,
  number,
  objectOf,
  text,
  hintsSchema,
} from '../../schema/json-schema.ts';

const taxClassSchema = {
  enum: [1, 2, 3],
  description: '1 is tax class 1, 2 is class 1a, 3 is class 2, as in the requests for a salary.',
} as const;

export const situations = [
  'taxedTogether',
  'recentlyWidowed',
  'recentlySeparated',
  'marriedNonResident',
  'widowed',
  'childRelief',
  'aged',
  'other',
] as const;

const consideredSchema = objectOf({
  situation: choiceOf('The situation of the row.', situations),
  taxClass: taxClassSchema,
  applies: flag('Whether the row applies.'),
});

const testIds = [
  'ownIncomeShare',
  'foreignIncome',
  'householdShare',
  'residentSpouseShare',
] as const;

const testSchema = objectOf(
  {
    id: choiceOf('The condition that is tested.', testIds),
    person: choiceOf('Whose figures are tested.', ['person1', 'person2', 'household']),
    unit: choiceOf('The unit of both figures.', ['percent', 'EUR']),
    value: number('The figure of the person or the household.'),
    limit: number('The limit of the law.'),
    isMet: flag('Whether the condition is met.'),
    source: sourceSchema,
    steps: stepsSchema,
  },
  'steps',
);

/** A test with its figures. */
export type TaxClassTest = FromSchema<typeof testSchema>;

const optionIds = [
  'individual',
  'jointByReturn',
  'residentTreatment',
  'jointWithNonResident',
] as const;
export type OptionId = (typeof optionIds)[number];

const optionSchema = objectOf(
  {
    id: choiceOf('The kind of request.', optionIds),
    isOpen: flag('True if the conditions are met in the tax year.'),
    lacking: choiceOf(
      'What keeps the request closed: a whole year of partnership, the tests of non-residents, or the salaries on which these depend. Missing if it is open.',
      ['partnership', 'tests', 'noSalary'],
    ),
    askedIn: choiceOf(
      'Where it is asked for. `return`: in the tax return alone. `cardOrReturn`: also during the year, for a rate on the tax cards.',
      ['return', 'cardOrReturn'],
    ),
    until: text('The last day of the request, YYYY-MM-DD.'),
    taxBeforeCredits: number('Tax of the household on request, a year. Missing without a salary.'),
    saving: number('Tax that the request saves in a year. Below zero if the tax rises.'),
    worth: choiceOf(
      'What `saving` is for the household; `closed` if the tests are not met. Missing without a salary or a whole year of partnership.',
      ['gain', 'loss', 'nothing', 'closed'],
    ),
    openFrom: integer('The first tax year of the request. Present if a whole year is lacking.'),
    source: sourceSchema,
    steps: stepsSchema,
  },
  'lacking',
  'taxBeforeCredits',
  'saving',
  'worth',
  'openFrom',
  'steps',
);

/** What may be asked for, and what it is worth. */
export type TaxClassOption = FromSchema<typeof optionSchema>;

const telework = objectOf(
  {
    days: {
      description: 'Days of work outside Luxembourg, for tax.',
      ...objectOf({
        worked: integer('Days of work outside Luxembourg in the year, telework included.'),
        limit: integer('Days up to which the pay is taxed in Luxembourg alone.'),
        left: integer('Below zero when the limit is passed.'),
        source: sourceSchema,
      }),
    },
    insurance: {
      description: 'Where the person is insured.',
      ...objectOf({
        percent: number('Share of the work done in the country of residence.'),
        insuredBy: choiceOf(
          'luxembourgOnRequest: under the framework agreement on telework. luxembourgIfSigned: the same if the country of residence has signed it, as the source lists.',
          insurers,
        ),
        source: sourceSchema,
      }),
    },
  },
  'days',
  'insurance',
);

/** Effects of telework on tax and insurance. */
export type Telework = FromSchema<typeof telework>;

const hints = {
  ...periodHints,
  secondParent: 'two partners with children in common cannot both be in class 1a.',
  singleNonResident:
    'non-residents without a spouse or partner can be treated as residents, too, in the return. The class stays as it is.',
} as const;
export type TaxClassHintId = keyof typeof hints;

export const taxClassResultSchema = {
  title: 'TaxClassResult',
  description:
    'The tax class of an employee with the reasons, the possible requests, and the tax they save in a year before credits.',
  ...objectOf(
    {
      taxYear: integer('The year of the law that was applied.'),
      taxClass: taxClassSchema,
      spouseTaxClass: { ...taxClassSchema, description: 'The class of the spouse or partner.' },
      considered: arrayOf(
        'Rows of the law in their order. The last one applies and determines the class.',
        consideredSchema,
      ),
      source: sourceSchema,
      taxBeforeCredits: number(
        'Tax of the household in a year in these classes, before credits. Missing without a salary.',
      ),
      nextChange: {
        description: 'The year in which class 2 ends after the end of a marriage.',
        ...objectOf(
          {
            year: integer('The first year in the new class.'),
            taxClass: taxClassSchema,
            additionalTax: number(
              'Additional tax of the new class in a year, by the law of `taxYear`.',
            ),
          },
          'additionalTax',
        ),
      },
      options: arrayOf('The possible requests, with the tax that they save.', optionSchema),
      tests: arrayOf('The conditions of the requests, with their figures.', testSchema),
      rateOnCard: {
        description:
          'Married non-residents who are treated as residents: the rate of class 2 on the worldwide income. How the administration rounds it is not known.',
        ...objectOf({
          percent: number('The rate on the card.'),
          worldIncome: number('After deductions.'),
        }),
      },
      telework: { ...telework, description: 'Effects of telework on tax and insurance.' },
      hints: hintsSchema(hints),
      explanation: { ...stepsSchema, description: 'The steps of `taxBeforeCredits`.' },
    },
    'spouseTaxClass',
    'taxBeforeCredits',
    'nextChange',
    'rateOnCard',
    'telework',
    'explanation',
  ),
} as const satisfies NamedSchema;

export type TaxClassResult = FromSchema<typeof taxClassResultSchema>;
