import fc from 'fast-check';
import { rulePeriods } from '../../law-in-force/rule-periods.ts';
import type { JointSalaryInput } from './input.ts';

const anySalary = fc.integer({ min: 207_849, max: 3_000_000 }).map((cents) => cents / 100);

export const anyCouple = fc.record({
  grossSalary: anySalary,
  grossSalary2: anySalary,
  taxClass: fc.constantFrom(1, 2, 3),
  employmentType: fc.constantFrom(1, 2),
  employmentType2: fc.constantFrom(1, 2),
  distanceToWork: fc.integer({ min: 0, max: 31 }),
  distanceToWork2: fc.integer({ min: 0, max: 31 }),
  payMonth: fc.constantFrom(...rulePeriods.map(({ payMonth }) => String(payMonth))),
}) satisfies fc.Arbitrary<JointSalaryInput>;
