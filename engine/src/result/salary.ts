import { stepsSchema } from '../explanation/step.ts';
import { sum, toEuros, zeroCents } from '../money/cents.ts';
import type { PayElements } from '../pay/elements.ts';
import type { Salary } from '../pay/salary.ts';
import { explain } from '../quantity/explain.ts';
import { mapValues } from '../records.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { eachOf, type JsonSchema, number, objectOf, text } from '../schema/json-schema.ts';
import { employerSchema } from './employer.ts';
import {
  hintsOfPerson,
  hintsOfSingleParents,
  minimumWageOf,
  salaryHintsSchema,
  type HintId,
} from './hints.ts';
import { amountsInEuros } from './in-euros.ts';
import { marginalSchema } from './marginal.ts';
import { netCurveSchema } from './net-curve.ts';
import { explainedBreakdown, payslipInEuros, payslipSchema } from './payslip.ts';

const mealVouchersSchema = {
  ...objectOf({
    value: number('Total value of the vouchers.'),
    ownShare: number('Payment of the employee for the vouchers.'),
    taxable: number('The part that is taxed. It bears no contributions.'),
  }),
  description:
    'Meal vouchers of a month in euros. They are not part of the net. Present if the request has meal vouchers.',
} as const satisfies JsonSchema;

/** One person's pay of a month and of its calendar year. */
export const salaryResultSchema = objectOf(
  {
    monthlySalary: payslipSchema,
    annualSalary: payslipSchema,
    bonusPay: {
      ...payslipSchema,
      description:
        'The payslip of the bonus and the annual premiums alone. Present if the request has one of them. The year includes them and taxes them like other pay. Its `taxCredits` are the change of the minimum wage credit in that month.',
    },
    mealVouchers: mealVouchersSchema,
    payMonth: text('The month of the rules that were applied.'),
    minimumWage: number(
      'Minimum wage of an unskilled adult in `payMonth` for the hours worked, in euros a month. Missing for the self-employed.',
    ),
    employer: employerSchema,
    marginal: marginalSchema,
    netCurve: netCurveSchema,
    hints: salaryHintsSchema,
  },
  'bonusPay',
  'mealVouchers',
  'minimumWage',
  'employer',
  'marginal',
  'netCurve',
);

const stepsOfBoth = {
  description: 'The steps of a month and of a year.',
  ...objectOf(eachOf(['monthly', 'annual'], stepsSchema)),
} as const satisfies JsonSchema;

/** How both came about. */
export const salaryExplanationSchema = {
  description: 'The steps of each part of the result.',
  ...objectOf(
    {
      monthlySalary: stepsSchema,
      annualSalary: stepsSchema,
      bonusPay: stepsSchema,
      employer: stepsOfBoth,
      marginal: stepsOfBoth,
    },
    'bonusPay',
    'employer',
    'marginal',
  ),
} as const satisfies JsonSchema;

interface ExplainedSalary {
  readonly result: FromSchema<typeof salaryResultSchema>;
  /** Written only when it is read. */
  readonly explanation: () => FromSchema<typeof salaryExplanationSchema>;
}

/** The result for a person's pay. */
export function salaryResult(
  { person, payMonth, pay, employer, marginal, netCurve }: Salary,
  periodHints: readonly HintId[],
): ExplainedSalary {
  const { month, year, oneOffSlip, employee: employed } = pay;
  const hints = [
    ...periodHints,
    ...hintsOfPerson(person, pay, payMonth),
    ...hintsOfSingleParents(person.facts),
  ];
  if (person.facts.hasSundayLeave === true) hints.push('sundayLeave');
  if (employer?.isMutualityKnown === false) hints.push('mutualityNotKnown');
  return {
    // A part that was not asked for is undefined: leaving it out takes several times as long.
    result: {
      monthlySalary: payslipInEuros(month),
      annualSalary: payslipInEuros(year),
      bonusPay: oneOffSlip && payslipInEuros(oneOffSlip),
      mealVouchers: employed && mealVouchersOf(employed.month.elements),
      payMonth,
      minimumWage: minimumWageOf(person.facts, payMonth),
      employer: employer && mapValues(employer.shares, amountsInEuros),
      marginal: marginal && mapValues(marginal, amountsInEuros),
      netCurve: netCurve && mapValues(netCurve, (points) => points.map(amountsInEuros)),
      hints,
    },
    explanation: () => ({
      monthlySalary: explainedBreakdown(month),
      annualSalary: explainedBreakdown(year),
      ...(oneOffSlip && { bonusPay: explainedBreakdown(oneOffSlip) }),
      ...(employer && {
        employer: mapValues(employer.shares, (lines) => explain({ ...lines })),
      }),
      ...(marginal && {
        marginal: mapValues(marginal, ({ tax, contributions, netSalary }) =>
          explain({ tax, contributions, netSalary }),
        ),
      }),
    }),
  };
}

/** The meal vouchers of a month in euros. Their value is what the employee and the employer pay. */
function mealVouchersOf({
  mealVoucherShare: ownShare,
  mealVoucherAdvantage: advantage,
  taxableMealVouchers: taxable,
}: PayElements): FromSchema<typeof mealVouchersSchema> | undefined {
  return (
    ownShare && {
      value: toEuros(sum(ownShare.amount, advantage?.amount ?? zeroCents)),
      ownShare: toEuros(ownShare.amount),
      taxable: toEuros(taxable?.amount ?? zeroCents),
    }
  );
}
