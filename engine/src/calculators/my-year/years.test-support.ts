import { day } from '../../dated/day.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import { calculate } from './calculate.ts';
import type { MyYearInput } from './input.ts';

/** The year 2026 of somebody in class 1 whose salary does not follow the index, with what differs. */
export function year(input: Partial<MyYearInput>) {
  return calculate(
    { taxYear: 2026, taxClass: 1, salaryFollowsIndex: false, person: {}, ...input },
    day('2026-06-15'),
  );
}

/** A salary from a day on. */
export function from(start: string, grossSalary: number, more: object = {}): MyYearInput['person'] {
  return { spans: [{ from: start, grossSalary, ...more }] };
}

/** Why a year is refused; nothing where it is not. */
export function refused(input: Partial<MyYearInput>) {
  return refusalsOf(() => year(input));
}
