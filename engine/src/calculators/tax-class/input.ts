import { taxYearField } from '../../input/deduction-fields.ts';
import { explainField, highestEuros } from '../../input/fields.ts';
import { optionalFlag, optionalInteger, optionalNumber } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

/** Where somebody lives. */
export const residences = ['luxembourg', 'france', 'belgium', 'germany', 'elsewhere'] as const;
export type Residence = (typeof residences)[number];

export const civilStatuses = [
  'single',
  'partner',
  'married',
  'separated',
  'divorced',
  'widowed',
] as const;

/** An amount in the period of the input that may be left empty, which means 0. */
function incomeField(description: string) {
  return optionalNumber(description, { minimum: 0, maximum: highestEuros });
}

/** A year of the calendar. */
function yearField(description: string) {
  return optionalInteger(description, { minimum: 1900, maximum: 9999 });
}

/** The call of the tax class finder: residence, family and incomes of an employee. */
export const taxClassCall = {
  id: 'tax-class',
  path: '/SalaryCalculator/taxclass',
  inputSchema: {
    title: 'TaxClassRequest',
    description:
      'Residence, civil status, children, year of birth and incomes of an employee. Fields that do not matter for the situation are ignored.',
    type: 'object',
    required: ['residence', 'civilStatus'],
    properties: {
      residence: { enum: residences, description: 'Where the person lives.' },
      civilStatus: {
        enum: civilStatuses,
        description:
          'partner: in a registered partnership. separated: legally or by judicial order; spouses who merely live apart are married.',
      },
      civilStatusSince: yearField(
        'The year of the marriage, partnership, separation, divorce or death. If missing, it counts as long past.',
      ),
      spouseInLuxembourg: optionalFlag(
        'Married: whether the spouse lives in Luxembourg. If missing, the spouse lives in the same country as the person.',
      ),
      hadClassTwoBefore: optionalFlag(
        'Separated or divorced: whether class 2 after an earlier separation or divorce was granted in the five years before.',
        { default: false },
      ),
      children: optionalInteger(
        'Children in the household for whom the person has the tax relief.',
        {
          minimum: 0,
          maximum: 20,
          default: 0,
        },
      ),
      birthYear: yearField('The year of birth.'),
      salaryPeriod: {
        enum: ['monthly', 'annual', null],
        default: 'monthly',
        description: 'Period of the incomes: a month or a year.',
      },
      grossSalary: incomeField('Gross salary that is taxable in Luxembourg, in euros.'),
      grossSalary2: incomeField(
        'Gross salary of the spouse or partner that is taxable in Luxembourg, in euros.',
      ),
      foreignIncome: incomeField(
        'Income from work or a pension that is taxable in another country, after its social contributions, in euros.',
      ),
      foreignIncome2: incomeField(
        'Income of the spouse or partner from work or a pension that is taxable in another country, in euros.',
      ),
      otherForeignIncome: incomeField(
        'Net rent, interest and the like that are taxable in another country, in euros.',
      ),
      otherForeignIncome2: incomeField(
        'Net rent, interest and the like of the spouse or partner that are taxable in another country, in euros.',
      ),
      daysOutside: optionalInteger(
        'Days of work outside Luxembourg in the year, telework included.',
        { minimum: 0, maximum: 366 },
      ),
      teleworkPercent: optionalNumber(
        'Share of the working time in the country of residence, in percent.',
        { minimum: 0, maximum: 100 },
      ),
      taxYear: taxYearField,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type TaxClassInput = InputOf<typeof taxClassCall>;
