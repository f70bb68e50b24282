import { describe, expect, test } from 'vitest';
import { calculate as homeAffordability } from '../calculators/home-affordability/calculate.ts';
import { calculate as jointSalary } from '../calculators/joint-salary/calculate.ts';
import { calculate as loanOverpayment } from '../calculators/loan-overpayment/calculate.ts';
import { calculate as payslipCheck } from '../calculators/payslip-check/calculate.ts';
import { calculate as solarPanels } from '../calculators/solar-panels/calculate.ts';
import { day } from '../dated/day.ts';
import { summaryOf } from './summaries.ts';

const today = day('2026-11-21');

/** The answer with its reasons as one text. */
const said = ({ answer, reasons }: ReturnType<typeof summaryOf>) => [answer, ...reasons].join(' ');

describe('a couple', () => {
  const saidOf = (input: Parameters<typeof jointSalary>[0]) =>
    said(summaryOf('joint-salary', jointSalary(input, today)));

  // The payslips are worked in joint-salary/calculate.test.ts.
  test('is told what the payslips pay out, and what is refunded', () => {
    const inClassTwo = saidOf({
      grossSalary: 5000,
      grossSalary2: 4000,
      taxClass: 3,
      payMonth: '2026-06',
    });
    expect(inClassTwo).toContain('First person: EUR 4 155.80 before the assessment');
    expect(inClassTwo).toContain('Second person: EUR 3 084.40 before the assessment');
    expect(inClassTwo).toMatch(/EUR [\d .]+ of it is still to pay after the year\.$/);
  });

  // 5 950 and 116 of tax on two profits, worked there, too.
  test('is told that the tax on profits is left, and that salaries leave nothing', () => {
    const each = { grossSalary: 60_000, grossSalary2: 30_000, salaryPeriod: 'annual' } as const;
    const profits = {
      ...each,
      employmentType: 2,
      employmentType2: 2,
      payMonth: '2025-01',
    } as const;
    expect(saidOf({ ...profits, taxClass: 1 })).toContain('EUR 6 066.00 of it is still to pay');
    expect(saidOf({ ...each, taxClass: 1 })).toContain('Nothing is left to settle.');
  });
});

describe('an early repayment', () => {
  // 1 200 without interest in twelve payments of 100, worked in loan-overpayment/goals.test.ts.
  const loan = {
    loanAmount: 1200,
    interestRate: 0,
    remainingTermYears: 1,
    remainingTermMonths: 0,
    prepaymentAmount: 0,
    calculatedOn: '2026-11-21',
  } as const;
  const saidOf = (input: Partial<Parameters<typeof loanOverpayment>[0]>) =>
    said(summaryOf('loan-overpayment', loanOverpayment({ ...loan, ...input }, today)));

  test('for a goal is named, or that none reaches it or is needed', () => {
    const goal = saidOf({ goal: { endBy: '2027-09' } });
    expect(goal).toContain('A regular early repayment of EUR 20.00 reaches the goal.');
    expect(goal).toContain('end the loan 2 months sooner');
    // Ten payments of 100 leave 200, paid early in ten parts of 20.
    expect(goal).toContain('Regular early repayments come to EUR 200.00 in all.');
    expect(saidOf({ goal: { endBy: '2026-11' } })).toMatch(/^No regular early repayment reaches/);
    expect(saidOf({ goal: { endBy: '2027-11' } })).toBe(
      'The goal needs no regular early repayment.',
    );
  });

  test('of nothing saves nothing, of everything clears the loan', () => {
    expect(saidOf({})).toBe('Nothing is repaid early.');
    expect(saidOf({ prepaymentAmount: 1200 })).toContain('clears the loan');
  });

  // Code de la consommation, art. L. 226-20: 450 000 of all repayments have a maximum.
  test('has no maximum of the charge for what is above the cap', () => {
    const above = { loanAmount: 600_000, interestRate: 3, remainingTermYears: 20 };
    const charge = saidOf({ ...above, prepaymentAmount: 500_000 });
    expect(charge).toContain('and more for the EUR 50 000.00 that have no maximum.');
    expect(saidOf({ ...above, prepaymentAmount: 450_000 })).toMatch(/protects the borrower\.$/);
  });
});

describe('panels', () => {
  const saidOf = (input: object) =>
    said(summaryOf('solar-panels', solarPanels({ consumption: 7200, ...input }, today)));

  test('that take longer than they last are not said to pay for themselves in time', () => {
    const late = { costPerKWp: 4000, baseSubsidyPercent: 0, lifespan: 20 };
    expect(saidOf(late)).toMatch(/which is beyond their lifespan: EUR [\d .]+ are missing/);
    expect(saidOf({ costPerKWp: 20_000, outputLoss: 1 })).toContain('do not pay for themselves');
    expect(saidOf({})).toMatch(/They pay for themselves in [\d.]+ years and bring/);
  });
});

// 20 % of 750 000 to let are 150 000; worked in home-affordability/home-in-view.test.ts.
test('a home is said to need own money that is missing', () => {
  const home = homeAffordability(
    {
      annualNetIncome: 90_000,
      downPayment: 100_000,
      homePrice: 750_000,
      dwelling: 'let',
      interestRate: 2,
      loanTermYears: 30,
    },
    today,
  );
  const { reasons } = summaryOf('home-affordability', home);
  expect(reasons.at(-1)).toContain('EUR 150 000.00 of own money are needed');
});

// 5 000 in class 1 in June 2026: 719.70 of tax; 50 less is withheld, and the net is 50 higher.
test('a net that follows from the tax is no second difference', () => {
  const lines = { grossSalary: 5000, taxBeforeCredits: 669.7, netSalary: 3726.5 };
  const { answer, reasons } = summaryOf(
    'payslip-check',
    payslipCheck({ payMonth: '2026-06', taxClass: 1, lines }, today),
  );
  expect(answer).toBe('1 of 3 lines are as the law of 2026-06 gives them.');
  expect(reasons[0]).toMatch(/^taxBeforeCredits: EUR 669\.70 on the payslip, EUR 719\.70/);
  expect(reasons.filter((each) => each.startsWith('netSalary'))).toEqual([]);
  expect(reasons.at(-1)).toMatch(/^What to do: .*ask payroll.*asked for with the year/);
});
