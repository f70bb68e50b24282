import { amountField, explainField, payMonthField } from '../../input/fields.ts';
import { selfEmployedFields } from '../../input/self-employed-fields.ts';
import { newestPayMonth } from '../../law-in-force/rule-periods.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { inPercent } from '../../money/rate.ts';
import { number, optionalInteger, optionalNumber } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';
import { freelanceDefaults } from './usual-year-preview.ts';

/** The call of the freelance calculator: how somebody works through a year, and what decides tax. */
export const freelanceCall = {
  id: 'freelance',
  path: '/SalaryCalculator/calculatefreelance',
  inputSchema: {
    title: 'FreelanceRequest',
    description: 'Hourly rate and working time of a self-employed person.',
    type: 'object',
    required: ['ratePerHour'],
    properties: {
      ratePerHour: number('Price of one hour for the client in euros, VAT included.', {
        minimum: 0,
        maximum: 10_000,
      }),
      hoursPerDay: optionalNumber('Hours invoiced per working day, rounded to six decimals.', {
        minimum: 0,
        maximum: 16,
        default: freelanceDefaults.hoursPerDay,
      }),
      daysPerWeek: optionalInteger('Working days per week.', {
        minimum: 1,
        maximum: 7,
        default: freelanceDefaults.daysPerWeek,
      }),
      yearlyHolidays: optionalInteger('Public holidays on which no work is invoiced.', {
        minimum: 0,
        maximum: 365,
        default: freelanceDefaults.yearlyHolidays,
      }),
      vacationDays: optionalInteger('Days off in the year.', {
        minimum: 0,
        maximum: 365,
        default: freelanceDefaults.vacationDays,
      }),
      taxClass: {
        enum: [0, 1, 2, 3, null],
        description:
          '1 is tax class 1, 2 is class 1a, 3 is class 2. If it is 0 or missing, 3 applies.',
        default: freelanceDefaults.taxClass,
      },
      vat: {
        // None, or a rate of the law: a type needs them written out, and a test compares.
        enum: [0, 3, 8, 14, 17, null],
        description: 'Rate of the VAT in `ratePerHour`, in percent.',
        default: freelanceDefaults.vat,
      },
      specialExpenses: amountField(
        'Annual special expenses in euros. If they are lower than the lump sum, the lump sum applies. The same goes for non-residents who are not treated as residents.',
      ),
      rcpi: amountField(
        `Payments per year to the pension scheme for the self-employed (RCPI) in euros, deductible up to ${inPercent(valueIn(law.selfEmployedPensionSchemeShare, newestPayMonth).value)} % of the profit.`,
      ),
      ...selfEmployedFields,
      payMonth: payMonthField,
      explain: explainField,
    },
  },
} as const satisfies Call;

export type FreelanceInput = InputOf<typeof freelanceCall>;
