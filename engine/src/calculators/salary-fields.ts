import { newest } from '../dated/parameter.ts';
import { accidentFactors, mutualityRates } from '../law/employers.ts';
import { asNumber } from '../money/rate.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import {
  distanceField,
  explainField,
  payMonthField,
  weeklyHoursField,
  yearlyAmountField,
} from './request-fields.ts';

/** What a missing field on the employer means: the commonest class, and the factor without bonus or malus. */
export const employerDefaults = { mutualityClass: 2, accidentFactor: 1 } as const;

/** What decides one person's pay beside the amount, in the requests of net and of gross salary. */
export const salaryFields = {
  taxClass: {
    enum: [1, 2, 3],
    description: '1 is tax class 1, 2 is class 1a, 3 is class 2.',
  },
  employmentType: {
    enum: [1, 2, null],
    default: 1,
    description: '1 employee, 2 self-employed.',
  },
  salaryPeriod: {
    enum: ['monthly', 'annual', null],
    default: 'monthly',
    description: 'Whether the amount is for a month or for a year.',
  },
  weeklyHours: weeklyHoursField(
    'Hours of work a week of an employee; more than two decimals are rounded. The lowest salary, the minimum wage and its tax credit follow the hours, as does the long-term care abatement below 150 hours a month. A self-employed person has none.',
  ),
  bonus: yearlyAmountField(
    'Bonus, 13th month or gratification in euros, paid once in the year with the pay of payMonth to an employee. Adds bonusPay to the answer; annualSalary has the bonus in it.',
  ),
  distanceToWork: distanceField,
  transportCosts: yearlyAmountField(
    'Yearly travel allowance in euros as written on the tax card; replaces the one computed from the distance, up to the same maximum.',
  ),
  supplementaryPension: yearlyAmountField(
    'Own yearly contribution to an occupational pension scheme in euros (employee), or to the scheme for the self-employed. Lowers tax only.',
  ),
  increasePercent: {
    type: ['number', 'null'],
    description: 'Salary increase in percent, applied first: 2.5 for a wage indexation.',
    minimum: 0,
    maximum: 100,
  },
  marginal: {
    type: ['boolean', 'null'],
    default: false,
    description:
      'True adds marginal to the answer: how much of the next 100 euros of gross salary a month goes to net, tax and contributions.',
  },
  employer: {
    type: ['boolean', 'null'],
    default: false,
    description:
      'True adds employer to the answer for an employee: the shares that the employer pays beside the gross salary, and the whole cost.',
  },
  mutualityClass: {
    enum: [...newest(mutualityRates).value.map((each) => each.class), null],
    default: employerDefaults.mutualityClass,
    description:
      'Class of the employer in the Mutualité des employeurs, from few absences (1) to many. Read with employer only.',
  },
  accidentFactor: {
    enum: [...newest(accidentFactors).value.map(asNumber), null],
    default: employerDefaults.accidentFactor,
    description:
      'Factor of the employer in the accident insurance (bonus-malus). Read with employer only.',
  },
  payMonth: payMonthField,
  explain: explainField,
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The values of these fields. */
export type SalaryFields = FromSchema<{
  readonly type: 'object';
  readonly required: readonly ['taxClass'];
  readonly properties: typeof salaryFields;
}>;
