import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { calculate as jointSalary } from '../joint-salary/calculate.ts';
import { calculate as netSalary } from '../net-salary/calculate.ts';
import { calculate } from './calculate.ts';
import type { MyYearInput } from './input.ts';
import type { MyYearResult, PaidMonth } from './result.ts';

const today = day('2026-06-15');

const anyClass = fc.constantFrom(1, 2, 3);
const anyTaxYear = fc.constantFrom(2024, 2025, 2026);

/** Cents of a monthly salary, most of them ordinary ones. */
const anySalary = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 280_000, max: 900_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 900_000, max: 2_500_000 }) },
  )
  .map((cents) => cents / 100);

/** Below the contribution ceiling, which rises within some years: joint salaries take one month for all. */
const salaryBelowCeiling = fc.integer({ min: 280_000, max: 1_280_000 }).map((cents) => cents / 100);

function yearOf(input: Omit<MyYearInput, 'explain'>): MyYearResult {
  return calculate({ ...input, explain: false }, today);
}

describe('twelve equal months', () => {
  const details = fc.record({
    distanceToWork: fc.integer({ min: 0, max: 31 }),
    weeklyHours: fc.constantFrom(40, 32.5, 20),
    supplementaryPension: fc.constantFrom(0, 0, 750, 2000),
    overtimeHours: fc.constantFrom(0, 0, 12),
    benefitInKind: fc.constantFrom(0, 0, 350),
  });

  // Three classes, three years. Net salary is held against official tables elsewhere.
  test(
    'have the payslip and the annual tax of net salary, 10 000 times',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(
          anyTaxYear,
          anyClass,
          anySalary,
          details,
          (taxYear, taxClass, grossSalary, more) => {
            const january = `${taxYear}-01`;
            const spans = [{ from: `${january}-01`, grossSalary, ...more }];
            const { settlement, months } = yearOf({
              taxYear,
              taxClass,
              salaryFollowsIndex: false,
              person: { spans },
            });
            const asked = { grossSalary, taxClass, payMonth: january, explain: false, ...more };
            const { annualSalary, monthlySalary } = netSalary(asked, today);
            expect(settlement.tax).toBe(annualSalary.taxBeforeCredits);
            expect(months[0]?.person.breakdown).toEqual(monthlySalary);
          },
        ),
        { numRuns: 10_000 },
      );
    },
  );

  test(
    'of a couple have the filings and the withholding of joint salaries',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(
          anyTaxYear,
          salaryBelowCeiling,
          salaryBelowCeiling,
          (taxYear, grossSalary, grossSalary2) => {
            const january = `${taxYear}-01`;
            const personEarning = (gross: number) => ({
              spans: [{ from: `${january}-01`, grossSalary: gross }],
            });
            const { settlement } = yearOf({
              taxYear,
              taxClass: 3,
              salaryFollowsIndex: false,
              person: personEarning(grossSalary),
              partner: personEarning(grossSalary2),
            });
            const { couple } = jointSalary(
              { grossSalary, grossSalary2, taxClass: 3, payMonth: january, explain: false },
              today,
            );
            const { person1 = 0, person2 = 0 } = couple?.withheld ?? {};
            expect(settlement.withheld).toBeCloseTo((person1 + person2) * 12, 6);
            expect(settlement.filings).toEqual({
              collective: { tax: couple?.filings?.collective.taxBeforeCredits },
              individual: { tax: couple?.filings?.individual.taxBeforeCredits },
              reallocated: { tax: couple?.filings?.reallocated.taxBeforeCredits },
              best: couple?.comparison?.best,
            });
            expect(settlement.tax).toBe(couple?.filings?.collective.taxBeforeCredits);
          },
        ),
        { numRuns: 1000 },
      );
    },
  );
});

/** A year with changes: up to three spans, a bonus, a wedding or a birth, a break with a fund. */
const anyYear: fc.Arbitrary<MyYearInput> = fc
  .record({
    taxClass: anyClass,
    first: anySalary,
    start: fc.constantFrom('2026-01-01', '2026-01-01', '2026-03-16'),
    raises: fc.uniqueArray(fc.integer({ min: 4, max: 12 }), { maxLength: 2 }),
    next: anySalary,
    bonus: fc.option(fc.record({ month: fc.integer({ min: 4, max: 12 }), amount: anySalary })),
    event: fc.option(fc.record({ month: fc.integer({ min: 1, max: 12 }), isBirth: fc.boolean() })),
    partner: fc.option(anySalary),
    leave: fc.option(fc.integer({ min: 4, max: 10 })),
    second: fc.boolean(),
    followsIndex: fc.boolean(),
  })
  .map(
    ({
      taxClass,
      first,
      start,
      raises,
      next,
      bonus,
      event,
      partner,
      leave,
      second,
      followsIndex,
    }) => {
      const monthOf = (month: number) => `2026-${String(month).padStart(2, '0')}`;
      const isTogether = taxClass === 3 || event?.isBirth === false;
      return {
        taxYear: 2026,
        taxClass,
        person: {
          spans: [
            { from: start, grossSalary: first },
            ...raises
              .toSorted((one, other) => one - other)
              .map((month) => ({ from: `${monthOf(month)}-01`, grossSalary: next })),
            ...(second && leave === null
              ? [
                  {
                    from: '2026-04-01',
                    grossSalary: 1200,
                    weeklyHours: 10,
                    employer: 'second' as const,
                  },
                ]
              : []),
          ],
          oneOff: bonus ? [{ month: monthOf(bonus.month), bonus: bonus.amount }] : [],
          replacement:
            leave === null
              ? []
              : [
                  {
                    from: `${monthOf(leave)}-11`,
                    until: `${monthOf(leave + 2)}-20`,
                    kind: 'parentalLeave' as const,
                    grossAmount: 3500,
                  },
                ],
        },
        partner:
          isTogether && partner !== null
            ? { spans: [{ from: '2026-01-01', grossSalary: partner }] }
            : null,
        changesOfClass:
          event && (taxClass !== 3 || event.isBirth)
            ? [
                {
                  month: monthOf(event.month),
                  event: event.isBirth ? ('birth' as const) : ('marriage' as const),
                },
              ]
            : [],
        salaryFollowsIndex: followsIndex,
      };
    },
  );

/** All payslips of a month: ordinary ones and what is paid once. */
function paidIn({ breakdown, bonusPay }: PaidMonth) {
  return bonusPay ? [breakdown, bonusPay] : [breakdown];
}

describe('any year', () => {
  test(
    'adds up: months to the year, payslips to the month, lines to the net',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(anyYear, (input) => {
          const { months, year, settlement } = yearOf(input);
          const paid = months.flatMap(({ person, partner }) => [
            ...paidIn(person),
            ...(partner ? paidIn(partner) : []),
          ]);
          const total = (line: 'grossSalary' | 'netSalary' | 'taxBeforeCredits' | 'taxCredits') =>
            paid.reduce((sum, each) => sum + inCents(each[line]), 0);
          expect(total('grossSalary')).toBe(inCents(year.grossSalary));
          expect(total('netSalary')).toBe(inCents(year.netSalary));
          expect(total('taxBeforeCredits')).toBe(inCents(settlement.withheld));
          expect(total('taxCredits')).toBe(inCents(year.taxCredits));
          expect(
            inCents(year.grossSalary) -
              inCents(year.contributions) -
              inCents(year.withheld) +
              inCents(year.taxCredits),
          ).toBe(inCents(year.netSalary));
          for (const { person } of months) {
            const netOfSlips = person.slips.reduce(
              (sum, { payslip }) => sum + inCents(payslip.netSalary),
              0,
            );
            expect(netOfSlips).toBe(inCents(person.breakdown.netSalary));
          }
        }),
        { numRuns: 500 },
      );
    },
  );

  test(
    'gives back no more than was withheld, with the credits that are settled',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(anyYear, (input) => {
          const { settlement, year } = yearOf(input);
          const { refund, toPay, withheld, creditsSettled, tax, recovered } = settlement;
          expect(refund).toBeLessThanOrEqual(Math.max(0, withheld + Math.max(0, creditsSettled)));
          expect(Math.min(refund, toPay)).toBe(0);
          const balance = inCents(withheld) + inCents(creditsSettled) - inCents(tax);
          expect(toPay).toBe(Math.max(0, -balance) / 100);
          expect(inCents(year.kept)).toBe(
            inCents(year.netSalary) + inCents(refund) - (recovered ? inCents(toPay) : 0),
          );
        }),
        { numRuns: 500 },
      );
    },
  );

  test('leaves the months before a change alone', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        anyYear,
        fc.integer({ min: 4, max: 12 }),
        anySalary,
        (input, month, grossSalary) => {
          const from = `2026-${String(month).padStart(2, '0')}`;
          const { person, ...others } = input;
          const before = (person.spans ?? []).filter(
            (span) => span.from.slice(0, 7) < from || span.employer === 'second',
          );
          const raised = [
            ...before.filter(({ employer }) => employer !== 'second'),
            { from: `${from}-01`, grossSalary },
          ];
          const second = before.filter(({ employer }) => employer === 'second');
          const changed = yearOf({
            ...others,
            person: { ...person, spans: [...raised, ...second] },
          });
          const unchanged = yearOf(input).months.slice(0, month - 1);
          expect(changed.months.slice(0, month - 1)).toEqual(unchanged);
        },
      ),
      { numRuns: 500 },
    );
  });
});
