import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { screen, within } from '@testing-library/react';
import { answersOf } from '../../shared/test-support/answers-of.test-support.ts';
import { roomInTest } from '../calculator-in-test.test-support.tsx';

export const statisticsPath = '/stats/salary';

/**
 * The page, usually with 5 000 and 4 000 a month in January 2025. Taxed together: tax before credits 11 980, credits 1 029.60, net 83 828.86, worked by hand in
 * engine/src/calculators/joint-salary/examples.ts.
 *
 * The other ways of filing, with own incomes of 52 830 and 42 156. Strictly individual: 52 830 - 480 - 2 250 = 50 100, x 0.36 -
 * 10 658.70 = 7 377.30, 7 377 x 1.07 down to 7 893; 42 156 - 2 730 = 39 426, down to 39 400, x 0.26 - 6 167.70 = 4 076.30,
 * 4 076 x 1.07 down to 4 361; 12 254 together. Reallocated: half of 94 986 - 5 460 = 89 526 is 44 763, down to 44 750, x 0.30 -
 * 7 826.40 = 5 598.60, 5 598 x 1.07 down to 5 989; twice 11 978.
 *
 * The payslips: 5 000.00 - 552.50 = 4 447.50, down to 4 445; 12 x 4 445 - 1 020 = 52 320, half of it x 0.14 - 2 293.20 =
 * 1 369.20, twice / 12 = 228.20, x 1.07 down to 244.10; (4 000.00 - 442.00 - 460.00) x 15 % = 464.70. 12 x 708.80 - 11 980 =
 * - 3 474.40. Paid out: 5 000.00 - 552.50 - 60.77 - 244.10 + 33.00 = 4 175.63; 4 000.00 - 442.00 - 46.77 - 464.70 + 52.80 =
 * 3 099.33 (1.4 % of what exceeds 659.45; a twelfth of the credits).
 */
export const { calculate, calculationPath, showPage } = roomInTest('joint-salary', {
  entries: { grossSalary: 5000, grossSalary2: 4000, taxClass: 3 },
  answers: { [statisticsPath]: [{ status: 500, body: {} }] },
});

const resultOf = answersOf<unknown, JointSalaryResult>('joint-salary');

/** The page with a result that no entries give: parts of the answer to these are invented. */
export const calculateInvented = (
  invented: Partial<JointSalaryResult>,
  changes?: Parameters<typeof calculate>[0],
) =>
  calculate(changes, {
    [calculationPath]: [
      (request) => ({ status: 200, body: { ...resultOf(request), ...invented } }),
    ],
  });

/** The answer to the usual entries, of which tests invent parts. */
export const coupleInClass2 = resultOf({
  grossSalary: 5000,
  grossSalary2: 4000,
  taxClass: 3,
  payMonth: '2025-01',
});

/** The first person alone: total and person are the same. */
export const oneEarner = { grossSalary2: '' };

/** A salary of 60 000 and a profit of 40 000 a year in class 2, worked by hand in the same examples. */
export const salaryAndProfit = {
  salaryPeriod: 'annual',
  grossSalary: 60_000,
  grossSalary2: 40_000,
  employmentType2: 2,
};

type PersonName = 'Person 1' | 'Person 2';

export const fieldsOf = (person: PersonName) => within(screen.getByRole('group', { name: person }));
export const grossSalaryBox = (person: PersonName) =>
  fieldsOf(person).getByRole('textbox', { name: 'Gross salary' });

/** A table's rows: the amounts of each as the eye reads them, by the words that the row begins with. */
export function amountsOf(of: HTMLElement, row: string): readonly string[] {
  const header = within(of)
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent.startsWith(row));
  const cells = header?.parentElement?.querySelectorAll('td [aria-hidden]') ?? [];
  return [...cells].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
}
