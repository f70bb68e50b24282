import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate } from './calculate.ts';
import { filingsByHand, withheldByHand, type PersonByHand } from './couple-by-hand.test-support.ts';
import type { CoupleFilings } from './result.ts';

/** Each period with its year and its place in it. */
const periods = [
  ['2024-07', 2024, 0],
  ['2025-02', 2025, 0],
  ['2025-11', 2025, 1],
  ['2026-03', 2026, 0],
  ['2026-10', 2026, 1],
] as const;

const anyPerson: fc.Arbitrary<PersonByHand> = fc.record({
  // Mostly salaries as people have them, some far above the ceiling.
  monthly: fc.oneof(
    { weight: 4, arbitrary: fc.bigInt({ min: 197_834n, max: 900_000n }) },
    { weight: 1, arbitrary: fc.bigInt({ min: 900_000n, max: 4_000_000n }) },
  ),
  isEmployee: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  weeklyHours: fc.constantFrom(40n, 36n, 20n),
  kilometres: fc.bigInt({ min: 0n, max: 31n }),
});

const inCents = (euros: number) => BigInt(Math.round(euros * 100));

test('withholding and all filings of 250 couples agree with a second computation', () => {
  fc.assert(
    fc.property(
      anyPerson,
      anyPerson,
      fc.constantFrom(...periods),
      fc.bigInt({ min: 0n, max: 100n }),
      (first, second, [payMonth, year, period], share) => {
        const { couple } = calculate(
          {
            grossSalary: Number(first.monthly) / 100,
            grossSalary2: Number(second.monthly) / 100,
            taxClass: 3,
            employmentType: first.isEmployee ? 1 : 2,
            employmentType2: second.isEmployee ? 1 : 2,
            weeklyHours: Number(first.weeklyHours),
            weeklyHours2: Number(second.weeklyHours),
            distanceToWork: Number(first.kilometres),
            distanceToWork2: Number(second.kilometres),
            reallocationShare: Number(share) / 100,
            payMonth,
            explain: false,
          },
          day('2026-11-22'),
        );
        const [one, two] = withheldByHand(first, second, year, period);
        const { person1, person2 } = couple?.withheld ?? {};
        expect(
          [person1, person2].map((each) => (each === undefined ? undefined : inCents(each))),
        ).toEqual([one, two]);
        const inWholeCents = (filing: CoupleFilings['collective'] | undefined) => ({
          taxBeforeCredits: inCents(filing?.taxBeforeCredits ?? Number.NaN),
          taxCredits: inCents(filing?.taxCredits ?? Number.NaN),
          netSalary: inCents(filing?.netSalary ?? Number.NaN),
        });
        expect({
          collective: inWholeCents(couple?.filings?.collective),
          individual: inWholeCents(couple?.filings?.individual),
          reallocated: inWholeCents(couple?.filings?.reallocated),
        }).toEqual(filingsByHand(first, second, share, year));
      },
    ),
    { numRuns: 250, seed: 20_261_122 },
  );
}, 30_000);
