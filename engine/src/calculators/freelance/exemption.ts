import type { Month } from '../../dated/month.ts';
import { selfEmployedLaw } from '../../law-in-force/salary-law.ts';
import { toEuros } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import { payOfPerson } from '../../pay/person-pay.ts';
import type { Person } from '../../pay/person.ts';
import type { HintId } from '../../result/hints.ts';
import type { Breakdown } from '../../rules/pay/breakdown.ts';
import { grossSalaries } from '../../rules/pay/gross-salary.ts';
import type { Exemption } from './result.ts';

/**
 * The highest profit without contributions, and the net income of that profit. Only for profits up to the limit, and for
 * profits near the limit: just above it the contributions on the minimum base are due, so that the net income is lower than
 * at the limit.
 */
export function exemptionEdge(
  { facts }: Person,
  year: Breakdown,
  hints: readonly HintId[],
  payMonth: Month,
): { readonly exemption?: Exemption; readonly hints: readonly HintId[] } {
  if (facts.selfEmployed?.isInsuredOnRequest === true) return { hints: [] };
  const isExempt = hints.includes('exemptFromContributions');
  if (!isExempt && !hints.includes('minimumContributionBase')) return { hints: [] };
  const limit = selfEmployedLaw(payMonth).exemptionLimit.amount;
  const gross = grossSalaries(limit, 'annual', percentOf(0));
  const atLimit = payOfPerson({ facts, gross }, payMonth).year.netSalary.amount;
  const exemption = { profit: toEuros(limit), netSalary: toEuros(atLimit) };
  if (isExempt) return { exemption, hints: [] };
  return year.netSalary.amount < atLimit
    ? { exemption, hints: ['nearExemptionLimit'] }
    : { hints: [] };
}
