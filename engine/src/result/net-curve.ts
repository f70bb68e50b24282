import type { Month } from '../dated/month.ts';
import { minimumGrossSalary } from '../law-in-force/pay/lowest-salaries.ts';
import { cents, fromEuros, toEuros, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/rate.ts';
import { payOfPerson } from '../pay/person-pay.ts';
import type { Person } from '../pay/person.ts';
import { grossSalaries } from '../rules/pay/gross-salary.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { type JsonSchema, number, objectOf } from '../schema/json-schema.ts';

/** Beyond twice the own gross, or this much a month, a reader of the curve has no question. */
const minEnd = fromEuros(10_000);
/** The curve ends at whole thousands, so that its parts are round as well. */
const roundEnd = fromEuros(1000);
const parts = 40;
const noIncrease = percentOf(0);

const pointsSchema = {
  type: 'array',
  description: 'In rising order of the gross, the own gross among them.',
  items: objectOf({
    grossSalary: number('Euros.'),
    netSalary: number('The net that this gross gives, in euros.'),
  }),
} as const satisfies JsonSchema;

export const netCurveSchema = {
  ...objectOf({ monthly: pointsSchema, annual: pointsSchema }),
  description:
    'Net salary by gross salary, with all other entries unchanged. From the lowest accepted salary to twice the own salary, at least 10 000 a month. Present if the request asks for `netCurve`.',
} as const satisfies JsonSchema;

/** The net of other gross salaries. A year is twelve equal months, but for the own one. */
export function netCurveOf(
  { facts, gross }: Person,
  payMonth: Month,
): FromSchema<typeof netCurveSchema> {
  const own = gross.month.amount;
  const points = monthlySalaries(own, fromEuros(minimumGrossSalary('monthly', facts.weeklyHours)))
    .map((each) => (each === own ? gross : grossSalaries(each, 'monthly', noIncrease)))
    .map((each) => payOfPerson({ facts, gross: each }, payMonth));
  const pointsOf = (period: 'month' | 'year') =>
    points.map(({ [period]: { grossSalary, netSalary } }) => ({
      grossSalary: toEuros(grossSalary.amount),
      netSalary: toEuros(netSalary.amount),
    }));
  return { monthly: pointsOf('month'), annual: pointsOf('year') };
}

function monthlySalaries(own: Cents, lowest: Cents): readonly Cents[] {
  const end = Math.ceil(Math.max(2 * own, minEnd) / roundEnd) * roundEnd;
  const evenly = Array.from({ length: parts }, (_, part) => ((part + 1) * end) / parts);
  const salaries = new Set([lowest, own, ...evenly.filter((gross) => gross > lowest)]);
  return [...salaries].toSorted((one, other) => one - other).map(cents);
}
