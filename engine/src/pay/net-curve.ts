import type { Month } from '../dated/month.ts';
import { minimumGrossSalary } from '../law-in-force/pay/lowest-salaries.ts';
import { cents, fromEuros, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/rate.ts';
import { grossSalaries } from '../rules/pay/gross-salary.ts';
import { payOfPerson } from './person-pay.ts';
import type { Person } from './person.ts';

/** The range of a curve: to twice the own gross, at least to `atLeastTo`, rounded up to a multiple of `toWhole`. */
export interface CurveRange {
  readonly atLeastTo: Cents;
  readonly toWhole: Cents;
  readonly parts: number;
}

const noIncrease = percentOf(0);

/** The net of other gross salaries. A year is twelve equal months, but for the own one. */
export function netCurveOf({ facts, gross }: Person, payMonth: Month, range: CurveRange) {
  const own = gross.month.amount;
  const points = monthlySalaries(
    own,
    fromEuros(minimumGrossSalary('monthly', facts.weeklyHours)),
    range,
  )
    .map((each) => (each === own ? gross : grossSalaries(each, 'monthly', noIncrease)))
    .map((each) => payOfPerson({ facts, gross: each }, payMonth));
  const pointsOf = (period: 'month' | 'year') =>
    points.map(({ [period]: { grossSalary, netSalary } }) => ({ grossSalary, netSalary }));
  return { monthly: pointsOf('month'), annual: pointsOf('year') };
}

function monthlySalaries(
  own: Cents,
  lowest: Cents,
  { atLeastTo, toWhole, parts }: CurveRange,
): readonly Cents[] {
  const end = Math.ceil(Math.max(2 * own, atLeastTo) / toWhole) * toWhole;
  const evenly = Array.from({ length: parts }, (_, part) => ((part + 1) * end) / parts);
  const salaries = new Set([lowest, own, ...evenly.filter((gross) => gross > lowest)]);
  return [...salaries].toSorted((one, other) => one - other).map(cents);
}
