import { employerLaw, type EmployerLaw } from '../law-in-force/pay/employer-law.ts';
import { plus, sumOf, times } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { contribution } from '../rules/pay/contributions.ts';
import { basesOfMonth, wholeYear, type EmployeeBases } from './contributions.ts';
import type { Employee } from './employee.ts';

/** What decides the rates of an employer. */
export interface EmployerFacts {
  readonly mutualityClass: number;
  readonly accidentFactor: number;
}

const noMutuality = quoted('mutuality', sumOf([]));

/**
 * The employer's shares of a period, line by line, and with the gross (`cost`). They are due on the contribution bases of the
 * employee. The Mutualité has the base of sick pay: neither a bonus nor a benefit in kind nor overtime (statutes of the
 * Mutualité, art. 3).
 */
function employerShares(
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

/** What the employer pays for a month and for its calendar year. */
export function employerCosts(
  employee: Employee,
  { mutualityClass, accidentFactor }: EmployerFacts,
) {
  const { payLaw, month, payMonth } = employee;
  const rates = employerLaw(payMonth, mutualityClass, accidentFactor);
  const { pay, bases } = wholeYear(employee);
  return {
    shares: {
      monthly: employerShares(month.gross, basesOfMonth(month, payLaw), rates),
      annual: employerShares(pay.gross, bases, rates),
    },
    isMutualityKnown: rates.mutualityRate !== null,
  };
}
