import { plus, sumOf, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Measure, Money, Share } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { contribution, type Base } from './contributions.ts';

const { step } = salaryNames;

/** The rates by which an employer pays contributions. Health and pension insurance are borne half each (CSS art. 29, 240). */
export interface EmployerLaw {
  readonly illnessRate: Share;
  readonly illnessCashRate: Share;
  readonly pensionRate: Share;
  readonly accidentRate: Share;
  readonly accidentFactor: Measure<'number'>;
  /** `null` where the year's rates are not known. */
  readonly mutualityRate: Share | null;
  readonly healthAtWorkRate: Share;
}

/** What an employer pays beside a gross salary, line by line, and with it. */
export interface EmployerShares {
  readonly illnessContributions: Money;
  readonly illnessCashContributions: Money;
  readonly pensionContributions: Money;
  readonly accidentInsurance: Money;
  readonly mutuality: Money;
  readonly healthAtWork: Money;
  readonly total: Money;
  readonly cost: Money;
}

const noMutuality = salaryNames.quoted('mutuality', sumOf([]));

/** The employer's shares of a period on the contribution base of the employee. */
export function employerShares(gross: Money, base: Base, law: EmployerLaw): EmployerShares {
  const accident = times(times(base, law.accidentRate), law.accidentFactor);
  const shares = {
    illnessContributions: contribution('illnessContributions', base, law.illnessRate),
    illnessCashContributions: contribution('illnessCashContributions', base, law.illnessCashRate),
    pensionContributions: contribution('pensionContributions', base, law.pensionRate),
    accidentInsurance: step('accidentInsurance', accident, toNearestCent),
    mutuality: law.mutualityRate
      ? step('mutuality', times(base, law.mutualityRate), toNearestCent)
      : noMutuality,
    healthAtWork: step('healthAtWork', times(base, law.healthAtWorkRate), toNearestCent),
  };
  const { mutuality, ...known } = shares;
  const total = step(
    'employerContributions',
    sumOf(law.mutualityRate ? [...Object.values(known), mutuality] : Object.values(known)),
  );
  return { ...shares, total, cost: step('employerCost', plus(gross, total)) };
}
