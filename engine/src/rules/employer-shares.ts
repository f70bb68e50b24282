import { plus, sumOf, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Measure, Money, Share } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { contribution } from './contributions.ts';
import type { EmployeeBases } from './employee-bases.ts';

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

/**
 * The employer's shares of a period on the contribution bases of the employee. The Mutualité has the base of sick pay: neither
 * a bonus nor a benefit in kind nor overtime (statutes of the Mutualité, art. 3).
 */
export function employerShares(
  gross: Money,
  { pension, illness, illnessCash }: EmployeeBases,
  law: EmployerLaw,
): EmployerShares {
  const accident = times(times(pension, law.accidentRate), law.accidentFactor);
  const shares = {
    illnessContributions: contribution('illnessContributions', illness, law.illnessRate),
    illnessCashContributions: contribution(
      'illnessCashContributions',
      illnessCash,
      law.illnessCashRate,
    ),
    pensionContributions: contribution('pensionContributions', pension, law.pensionRate),
    accidentInsurance: step('accidentInsurance', accident, toNearestCent),
    mutuality: law.mutualityRate
      ? step('mutuality', times(illnessCash, law.mutualityRate), toNearestCent)
      : noMutuality,
    healthAtWork: step('healthAtWork', times(pension, law.healthAtWorkRate), toNearestCent),
  };
  const { mutuality, ...known } = shares;
  const total = step(
    'employerContributions',
    sumOf(law.mutualityRate ? [...Object.values(known), mutuality] : Object.values(known)),
  );
  return { ...shares, total, cost: step('employerCost', plus(gross, total)) };
}
