import type { Month } from '../dated/month.ts';
import type { Money } from '../quantity/quantity.ts';
import { employerCosts, type EmployerFacts } from './employer-costs.ts';
import { netCurveOf, type CurveRange } from './net-curve.ts';
import { payOfPerson } from './person-pay.ts';
import type { Person } from './person.ts';
import { marginalOf } from './raise.ts';

/** What is asked for beside a person's pay. */
export interface AskedParts {
  readonly employer: EmployerFacts | null;
  /** A raise of each month. */
  readonly raise: Money | null;
  readonly netCurve: CurveRange | null;
}

/** A person's pay with the parts that were asked for; the others are undefined. Only an employee costs an employer something. */
export function salaryOf(person: Person, payMonth: Month, asked: AskedParts) {
  const pay = payOfPerson(person, payMonth);
  const { employee } = pay;
  return {
    person,
    payMonth,
    pay,
    employer: asked.employer && employee ? employerCosts(employee, asked.employer) : undefined,
    marginal: asked.raise ? marginalOf(person, pay, payMonth, asked.raise) : undefined,
    netCurve: asked.netCurve ? netCurveOf(person, payMonth, asked.netCurve) : undefined,
  };
}

export type Salary = ReturnType<typeof salaryOf>;
