import type { Month } from '../../dated/month.ts';
import { selfEmployedLaw } from '../../law-in-force/pay/salary-law.ts';
import { toEuros, type Cents } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import { payOfPerson } from '../../pay/person-pay.ts';
import type { Person } from '../../pay/person.ts';
import type { HintId } from '../../result/hints.ts';
import { grossSalaries } from '../../rules/pay/gross-salary.ts';
import { assessmentBasis, incomeAfterTravel } from '../../rules/pay/self-employed-year.ts';
import type { Exemption } from './result.ts';

/**
 * The highest profit without contributions, and the net income of that profit. Only for profits up to the limit, and for
 * profits near the limit: just above it the contributions on the minimum base are due, so that the net income is lower than
 * at the limit.
 */
export function exemptionEdge(
  { facts, gross: { year } }: Person,
  netSalary: Cents,
  payMonth: Month,
): { readonly exemption?: Exemption; readonly hints: readonly HintId[] } {
  if (facts.selfEmployed?.isInsuredOnRequest === true) return { hints: [] };
  const law = selfEmployedLaw(payMonth);
  const basis = assessmentBasis(incomeAfterTravel(year, facts.travel, law), false, law);
  if (basis === 'income') return { hints: [] };
  const limit = law.exemptionLimit.amount;
  const gross = grossSalaries(limit, 'annual', percentOf(0));
  const netAtLimit = payOfPerson({ facts, gross }, payMonth).year.netSalary.amount;
  const exemption = { profit: toEuros(limit), netSalary: toEuros(netAtLimit) };
  if (basis === 'nothing') return { exemption, hints: [] };
  return netSalary < netAtLimit ? { exemption, hints: ['nearExemptionLimit'] } : { hints: [] };
}
