import type { ExampleOf } from '../calculator.ts';
import type { MyYearResult } from './result.ts';

/** A job from January with the salary of a month. */
function from(day: string, grossSalary: number, more: object = {}) {
  return { spans: [{ from: day, grossSalary, ...more }] };
}

/** Worked years. */
export const examples = [
  {
    title: 'A rise in April, 80 % from September and a bonus in December',
    kind: 'derived',
    origin:
      'By hand. Payslips: 3 x 3 676.26 + 2 x 3 870.00 (April, May) + 3 x 3 870.24 (from June) + 4 x 3 315.21, and a bonus of 5 000 with 2 835.00 net. Taxable: 64 280 - 11.55 % of 59 280 - 11.30 % of 5 000 - 540 - 480 = 55 848.16, down to 55 800. Tax of class 1: 10 192. Withheld 3 x 719.70 + 5 x 866.00 + 4 x 501.00 + 1 530.00 = 10 023.10; nobody asks for the rest of 168.90.',
    input: {
      taxYear: 2026,
      taxClass: 1,
      person: {
        spans: [
          { from: '2026-01-01', grossSalary: 5000 },
          { from: '2026-04-01', grossSalary: 5400 },
          { from: '2026-09-01', grossSalary: 4320, weeklyHours: 32 },
        ],
        oneOff: [{ month: '2026-12', bonus: 5000 }],
      },
      salaryFollowsIndex: false,
    },
    expected: {
      'months.0.person.breakdown.netSalary': 3676.26,
      'months.3.person.breakdown.netSalary': 3870,
      'months.8.person.breakdown.netSalary': 3315.21,
      'year.grossSalary': 64_280,
      'settlement.kind': 'decompte',
      'settlement.taxableIncome': 55_800,
      'settlement.withheld': 10_023.1,
      'settlement.tax': 10_192,
      'settlement.toPay': 168.9,
    },
  },
  {
    title: 'A first job from July: half a year of pay on the whole tax scale',
    kind: 'derived',
    origin:
      'By hand: contributions 112 + 10 + 340 and long-term care 46.30 a month; 3 538 taxable, 411.70 withheld x 6 = 2 470.20. The year: 6 x 3 538 - 540 - 480 = 20 208, down to 20 200, tax 678. Back: 1 792.20.',
    input: {
      taxYear: 2026,
      taxClass: 1,
      person: from('2026-07-01', 4000),
    },
    expected: {
      'year.netSalary': 18_806.4,
      'settlement.withheld': 2470.2,
      'settlement.tax': 678,
      'settlement.refund': 1792.2,
    },
  },
  {
    title: 'A marriage in June with two salaries',
    kind: 'derived',
    origin:
      'By hand: until May 719.70 and 411.70 a month, from June 240.40 by class 2 and 15 % of 3 538 - 460, that is 461.70; 10 571.70 together. Joint: 53 070 + 42 456 - 1 080 - 960 - 4 500 = 88 986, tax in class 2 11 804. To pay: 1 232.30.',
    input: {
      taxYear: 2026,
      taxClass: 1,
      person: from('2026-01-01', 5000),
      partner: from('2026-01-01', 4000),
      changesOfClass: [{ month: '2026-06', event: 'marriage' }],
      salaryFollowsIndex: false,
    },
    expected: {
      'settlement.withheld': 10_571.7,
      'settlement.tax': 11_804,
      'settlement.toPay': 1232.3,
      'settlement.mustFile': 'severalSalaries',
      'settlement.deadline': '2027-12-31',
    },
  },
  {
    title: 'A second employer at the same time',
    kind: 'derived',
    origin:
      'By hand: 190.60 and 33 % of 1 326.75, that is 437.80, a month; 7 540.80 withheld, tax of 46 743, down to 46 700: 6 654. The credits on 54 000 together are 390 + 140.40 and not 600 + 216. Back: 886.80 - 285.60 = 601.20.',
    input: {
      taxYear: 2026,
      taxClass: 1,
      person: {
        spans: [
          { from: '2026-01-01', grossSalary: 3000 },
          { from: '2026-01-01', grossSalary: 1500, weeklyHours: 20, employer: 'second' },
        ],
      },
      salaryFollowsIndex: false,
    },
    expected: {
      'settlement.withheld': 7540.8,
      'settlement.tax': 6654,
      'settlement.creditsSettled': -285.6,
      'settlement.refund': 601.2,
    },
  },
] as const satisfies readonly ExampleOf<MyYearResult>[];
