import { newestPayMonth } from '../law-in-force/rule-periods.ts';
import { valueIn } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { type JsonSchema, optionalFlag, optionalNumber } from '../schema/json-schema.ts';
import {
  amountField,
  distanceField,
  explainField,
  payMonthField,
  weeklyHoursField,
} from './fields.ts';
import { payslipFields } from './payslip-fields.ts';
import {
  accidentFactorChoices,
  residenceFields,
  usualAccidentFactor,
} from './self-employed-fields.ts';
import { specialRuleFields } from './special-rule-fields.ts';

const { fullAbatementFromMonthly } = valueIn(law.fullTimeHours, newestPayMonth).value;

/** What a missing field on the employer means: the commonest class, and the factor without bonus or malus. */
export const employerDefaults = { mutualityClass: 2, accidentFactor: usualAccidentFactor } as const;

/** What decides one person's pay beside the amount, in the inputs of net and of gross salary. */
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
    description: 'Period of the amount: a month or a year.',
  },
  weeklyHours: weeklyHoursField(
    `Hours that an employee works per week, rounded to two decimals. The lowest accepted salary, the minimum wage and its tax credit fall in proportion to the hours. Below ${fullAbatementFromMonthly} hours a month, the exempt amount for long-term care insurance also falls. Not used for the self-employed.`,
  ),
  distanceToWork: distanceField,
  transportCosts: amountField(
    'Annual travel allowance in euros, as stated on the tax card. It replaces the allowance for the distance, up to the same maximum.',
  ),
  supplementaryPension: amountField(
    'Own payments per year to the employer’s pension scheme, or to the scheme for the self-employed (RCPI), in euros. They lower only the tax.',
  ),
  increasePercent: optionalNumber(
    'Salary increase in percent, for example 2.5 for a wage indexation. It is added to the salary first.',
    { minimum: 0, maximum: 100 },
  ),
  ...payslipFields,
  ...specialRuleFields,
  ...residenceFields,
  marginal: optionalFlag(
    'True adds `marginal` to the answer. It shows how an increase of 100 euros a month divides into net salary, tax and contributions. The pay for extra hours does not change.',
    { default: false },
  ),
  netCurve: optionalFlag(
    'True adds netCurve to the answer: the net of lower and higher gross salaries.',
    { default: false },
  ),
  employer: optionalFlag(
    'True adds `employer` to the answer for an employee. It shows the contributions that the employer pays and the total cost.',
    { default: false },
  ),
  mutualityClass: {
    enum: [...valueIn(law.mutualityRates, newestPayMonth).value.map((each) => each.class), null],
    default: employerDefaults.mutualityClass,
    description:
      'Class of the employer in the Mutualité des employeurs. Class 1 has the fewest absences. Used only with `employer`.',
  },
  accidentFactor: {
    enum: accidentFactorChoices,
    default: employerDefaults.accidentFactor,
    description:
      'Factor in accident insurance (bonus-malus): of the employer, where it is used only with `employer`, or of a self-employed person.',
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

/** Whether an input names a self-employed person. */
export function isSelfEmployed({ employmentType }: Pick<SalaryFields, 'employmentType'>): boolean {
  return employmentType === 2;
}
