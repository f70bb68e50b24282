import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { personIds, type PersonId } from '../persons.ts';

/** The withholding on a payslip in class 2: by the tax scale, at a flat rate, or none. */
type Withholding = 'scale' | 'flat' | 'none';

/** One person's payslip. */
export interface Payslip {
  readonly person: PersonId;
  readonly withholding: Withholding;
  /** Euros a month. */
  readonly withheld: number;
}

/**
 * The payslips of a couple. Of two employees, the one with the higher pay has the first tax card.
 */
export function payslipsOf({ person1, person2, couple }: JointSalaryResult): readonly Payslip[] {
  const withheld = couple?.withheld ?? {};
  const isSecondMain =
    withheld.person1 === undefined ||
    (withheld.person2 !== undefined &&
      person2 !== undefined &&
      person2.monthlySalary.grossSalary > person1.monthlySalary.grossSalary);
  const main: PersonId = isSecondMain ? 'person2' : 'person1';
  return personIds
    .filter((person) => person === 'person1' || person2 !== undefined)
    .map((person): Payslip => {
      const ofMonth = withheld[person];
      if (ofMonth === undefined) return { person, withholding: 'none', withheld: 0 };
      return { person, withholding: person === main ? 'scale' : 'flat', withheld: ofMonth };
    });
}
