import type { Month } from '../../dated/month.ts';
import type { Cents } from '../../money/cents.ts';
import { employerCosts } from '../employer.ts';
import type { SalaryFields } from '../salary-fields.ts';
import type { RequestedPerson } from '../salary-request.ts';

/** What an employer pays for a gross salary as entered, per month or per year. It rises with every cent of gross. */
export function costOfGross(
  asked: SalaryFields,
  { salaryPeriod, terms, grossOf }: RequestedPerson,
  payMonth: Month,
): (entered: Cents) => Cents {
  const period = salaryPeriod === 'monthly' ? 'monthly' : 'annual';
  return (entered) => {
    const { shares } = employerCosts(asked, { terms, gross: grossOf(entered) }, payMonth);
    return shares[period].cost.amount;
  };
}
