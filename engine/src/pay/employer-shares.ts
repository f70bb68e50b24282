import type { EmployerLaw } from '../law-in-force/pay/employer-law.ts';
import { plus, sumOf, times } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { contribution } from '../rules/pay/contributions.ts';
import type { EmployeeBases } from './contributions.ts';

const noMutuality = quoted('mutuality', sumOf([]));

/**
 * The employer's shares of a period, line by line, and with the gross (`cost`). They are due on the contribution bases of the
 * employee. The Mutualité has the base of sick pay: neither a bonus nor a benefit in kind nor overtime (statutes of the
 * Mutualité, art. 3).
 */
export function employerShares(
  gross: Money,
  { pension, medicalCare, sickPay }: EmployeeBases,
  law: EmployerLaw,
) {
  const accident = times(times(pension, law.accidentRate), law.accidentFactor);
  const shares = {
    illnessContributions: contribution('illnessContributions', medicalCare, law.illnessRate),
    illnessCashContributions: contribution(
      'illnessCashContributions',
      sickPay,
      law.illnessCashRate,
    ),
    pensionContributions: contribution('pensionContributions', pension, law.pensionRate),
    accidentInsurance: step('accidentInsurance', accident, toNearestCent),
    mutuality: law.mutualityRate
      ? step('mutuality', times(sickPay, law.mutualityRate), toNearestCent)
      : noMutuality,
    healthAtWork: step('healthAtWork', times(pension, law.healthAtWorkRate), toNearestCent),
  };
  const { mutuality, ...others } = shares;
  const known = law.mutualityRate ? [...Object.values(others), mutuality] : Object.values(others);
  const total = step('employerContributions', sumOf(known));
  return { ...shares, total, cost: step('employerCost', plus(gross, total)) };
}
