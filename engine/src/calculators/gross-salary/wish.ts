import { fromEuros, type Cents } from '../../money/cents.ts';
import { RefusedInput } from '../calculator.ts';
import type { GrossSalaryInput } from './input.ts';

/** What a gross salary is looked for. */
export interface Wish {
  readonly field: 'netSalary' | 'employerCost';
  readonly amount: Cents;
}

/** The wish of a request. @throws RefusedInput unless there is exactly one, and an employer where it is a cost */
export function wishOf({ netSalary, employerCost, employmentType }: GrossSalaryInput): Wish {
  if (typeof employerCost !== 'number') {
    if (typeof netSalary === 'number') return { field: 'netSalary', amount: fromEuros(netSalary) };
    throw new RefusedInput([{ field: 'netSalary', code: 'required' }]);
  }
  if (typeof netSalary === 'number') {
    throw new RefusedInput([{ field: 'employerCost', code: 'onlyOneWish' }]);
  }
  if (employmentType === 2) {
    throw new RefusedInput([{ field: 'employerCost', code: 'employeesOnly' }]);
  }
  return { field: 'employerCost', amount: fromEuros(employerCost) };
}
