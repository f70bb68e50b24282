import type { Month } from '../dated/month.ts';
import { stepsSchema } from '../explanation/step.ts';
import { payElementsLaw } from '../law-in-force/pay-elements-law.ts';
import { toEuros } from '../money/cents.ts';
import { explainedBreakdown, payslipInEuros, payslipSchema } from '../pay/payslip.ts';
import type { Person, PersonTerms } from '../pay/person.ts';
import { explain } from '../quantity/explain.ts';
import { mealVoucherPay } from '../rules/meal-vouchers.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { eachOf, objectOf, type JsonSchema } from '../schema/json-schema.ts';
import { employerOf, employerSchema } from './employer.ts';
import { amountsInEuros, mapValues } from './map-values.ts';
import { marginalOf, marginalSchema } from './marginal.ts';
import { netCurveOf, netCurveSchema } from './net-curve.ts';
import { minimumWageOf, personSalary, salaryHintsSchema, type HintId } from './person-salary.ts';
import { hasSundayLeave } from './requested-pay.ts';
import type { PeriodHintId } from './requested-period.ts';
import type { SalaryFields } from './salary-fields.ts';

const mealVouchersSchema = {
  ...objectOf({
    value: { type: 'number', description: 'Total value of the vouchers.' },
    ownShare: { type: 'number', description: 'Payment of the employee for the vouchers.' },
    taxable: { type: 'number', description: 'The part that is taxed. It bears no contributions.' },
  }),
  description:
    'Meal vouchers of a month in euros. They are not part of the net. Present if the request has meal vouchers.',
} as const satisfies JsonSchema;

/** One person's pay of a month and of its calendar year. */
export const salaryAnswerSchema = objectOf(
  {
    monthlySalary: payslipSchema,
    annualSalary: payslipSchema,
    bonusPay: {
      ...payslipSchema,
      description:
        'The payslip of the bonus and the yearly premiums alone. Present if the request has one of them. The year includes them and taxes them like other pay. Its `taxCredits` are the change of the minimum wage credit in that month.',
    },
    mealVouchers: mealVouchersSchema,
    payMonth: { type: 'string', description: 'The month of the rules that were applied.' },
    minimumWage: {
      type: 'number',
      description:
        'Minimum wage of an unskilled adult in `payMonth` for the hours worked, in euros a month. Missing for the self-employed.',
    },
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

const stepsOfBoth = objectOf(eachOf(['monthly', 'annual'], stepsSchema));

/** How both came about. */
export const salaryExplanationSchema = objectOf(
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
);

interface ExplainedAnswer {
  readonly answer: FromSchema<typeof salaryAnswerSchema>;
  /** Written only when it is read. */
  readonly explanation: () => FromSchema<typeof salaryExplanationSchema>;
}

/** What is answered of a person's pay. */
export function salaryAnswer(
  asked: SalaryFields,
  person: Person,
  payMonth: Month,
  periodHints: readonly PeriodHintId[],
): ExplainedAnswer {
  const { month, year, bonus, hints } = personSalary(person, payMonth);
  const employer = employerOf(asked, person, payMonth);
  const marginal = marginalOf(asked, person, { month, year }, payMonth);
  return {
    // A part that was not asked for is undefined: leaving it out takes several times as long.
    answer: {
      monthlySalary: payslipInEuros(month),
      annualSalary: payslipInEuros(year),
      bonusPay: bonus && payslipInEuros(bonus),
      mealVouchers: mealVouchersOf(person.terms, payMonth),
      payMonth,
      minimumWage: minimumWageOf(person.terms, payMonth),
      employer: employer && mapValues(employer.shares, amountsInEuros),
      marginal: marginal && mapValues(marginal, amountsInEuros),
      netCurve: netCurveOf(asked, person, payMonth),
      hints: [
        ...periodHints,
        ...hints,
        ...said('sundayLeave', hasSundayLeave(asked)),
        ...said('mutualityNotKnown', employer?.isMutualityKnown === false),
      ],
    },
    explanation: () => ({
      monthlySalary: explainedBreakdown(month),
      annualSalary: explainedBreakdown(year),
      ...(bonus && { bonusPay: explainedBreakdown(bonus) }),
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

const said = (hint: HintId, isSaid: boolean): readonly HintId[] => (isSaid ? [hint] : []);

/** Meal vouchers in the answer, where an employee gets some. */
function mealVouchersOf(
  { extras }: PersonTerms,
  payMonth: Month,
): FromSchema<typeof mealVouchersSchema> | undefined {
  if (!extras?.vouchers) return undefined;
  const { value, ownShare, taxable } = mealVoucherPay(extras.vouchers, payElementsLaw(payMonth));
  return {
    value: toEuros(value),
    ownShare: toEuros(ownShare.amount),
    taxable: taxable ? toEuros(taxable.amount) : 0,
  };
}
