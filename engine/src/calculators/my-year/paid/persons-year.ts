import { monthsInYear, monthsOf, type Month } from '../../../dated/month.ts';
import { deductionsEntered } from '../../../input/person.ts';
import { employeeLaw } from '../../../law-in-force/pay/salary-law.ts';
import { firstMonthOf } from '../../../law-in-force/rule-periods.ts';
import { constantThroughYear } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import type { SupportedYear } from '../../../law/supported-years.ts';
import { insuranceOf, insuredBasesOf } from '../../../pay/contributions.ts';
import { sumOfElements } from '../../../pay/elements.ts';
import { equalMonths } from '../../../pay/employee.ts';
import { countEqualMonths } from '../../../pay/equal-months.ts';
import { payOf } from '../../../pay/period-pay.ts';
import { over, sumOf, times } from '../../../quantity/arithmetic.ts';
import { quoted, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { toNearestCent } from '../../../quantity/rounding.ts';
import type { Breakdown } from '../../../rules/pay/breakdown.ts';
import {
  supplementaryPensionDeduction,
  travelAllowance,
} from '../../../rules/tax/deductions/deductions.ts';
import { amountOfLiability } from '../../../rules/tax/liability/months-of-liability.ts';
import { oneMonth, twelveMonths } from '../../../rules/twelfths.ts';
import { nearestState, type Job } from '../entered/jobs.ts';
import { insuredMonthsOf } from './insured-months.ts';
import type { OneOffPay } from './one-off-pay.ts';
import { allSlips, type PaidMonth, type Payslips } from './payslips.ts';

/** A person’s payslips of a year, and what the tax of the year takes from them. */
export interface PersonsYear {
  readonly jobs: readonly Job[];
  readonly payslips: Payslips;
  readonly oneOffPayments: readonly OneOffPay[];
  /** The taxable pay of the year. */
  readonly taxable: Money;
  /** Contributions and the deductions for work, without special expenses. */
  readonly deductions: readonly Money[];
  readonly hasPay: boolean;
}

/** Months in which somebody is liable to tax here: all of them for a resident, those with pay for others. */
export type Liability = ReadonlySet<Month>;

/** The year before tax. Contributions follow the year's ceiling of each job, as the law sets it; payslips follow the month's. */
export function personsYear(
  jobs: readonly Job[],
  payslips: Payslips,
  oneOffPayments: readonly OneOffPay[],
  taxYear: SupportedYear,
  liability: Liability,
): PersonsYear {
  const months = monthsOf(taxYear);
  const paidJobs = jobs.flatMap((job) => {
    const [first, ...others] = months.flatMap((month) =>
      (payslips.get(month) ?? [])
        .filter((slip) => slip.job === job)
        .map((slip) => ({ month, slip })),
    );
    if (first === undefined) return [];
    return [
      yearOfJob(
        [first, ...others],
        oneOffPayments.filter((each) => each.job === job),
      ),
    ];
  });
  const lawOfYear = employeeLaw(firstMonthOf(taxYear));
  const lumpSum = amountOfLiability(
    lawOfYear.employeeLumpSum,
    liability.size,
    'employeeLumpSumOfYear',
  );
  const contributions = paidJobs.flatMap(({ deductible }) => deductible);
  return {
    jobs,
    payslips,
    oneOffPayments,
    taxable: paidJobs.length === 1 && paidJobs[0] ? paidJobs[0].taxable : sumOfJobs(paidJobs),
    deductions: [...contributions, ...deductionsOfCard(jobs, liability, taxYear), lumpSum],
    hasPay: paidJobs.length > 0,
  };
}

/** All breakdowns of what a person was paid: of ordinary pay month by month, and of what was paid once. */
export function allBreakdowns({ payslips, oneOffPayments }: PersonsYear): readonly Breakdown[] {
  return [...allSlips(payslips), ...oneOffPayments].map(({ breakdown }) => breakdown);
}

function sumOfJobs(paidJobs: readonly { readonly taxable: Money }[]): Money {
  return step(
    'payOfAllEmployers',
    sumOf(paidJobs.map(({ taxable }) => quoted('payOfEmployer', taxable))),
  );
}

function yearOfJob(
  paid: readonly [PaidMonth, ...PaidMonth[]],
  oneOffPayments: readonly OneOffPay[],
) {
  const [first] = paid;
  const employees = equalMonths(paid.map(({ slip }) => slip.paid.employee));
  const pay = payOf(
    sumOfElements([
      ...employees,
      ...oneOffPayments.map(({ elements }) => ({ elements, times: oneMonth })),
    ]),
    'grossSalary',
  );
  const bases = insuredBasesOf(pay, insuredMonthsOf(paid.map(({ month }) => month)));
  const { payLaw } = first.slip.paid.employee;
  return { taxable: pay.taxable, deductible: insuranceOf(pay, bases, payLaw).deductible };
}

/**
 * The deductions of the tax card for the months of liability: the way to work and own payments to the employer’s
 * pension scheme.
 */
function deductionsOfCard(
  jobs: readonly Job[],
  liability: Liability,
  taxYear: SupportedYear,
): readonly Money[] {
  const months = monthsOf(taxYear).filter((month) => liability.has(month));
  const amounts = months.map((month) => {
    const { travel, supplementaryPension } = deductionsEntered(
      nearestState(jobs, month)?.details ?? {},
    );
    const { supplementaryPensionMaximum } = employeeLaw(month);
    return {
      travel: travelAllowance(travel, constantThroughYear(law.travelAllowance, month)),
      pension: supplementaryPensionDeduction(supplementaryPension, supplementaryPensionMaximum),
    };
  });
  return [
    amountOfMonths(
      amounts.flatMap(({ travel }) => travel ?? []),
      'travelAllowanceOfYear',
    ),
    amountOfMonths(
      amounts.flatMap(({ pension }) => pension ?? []),
      'supplementaryPensionOfYear',
    ),
  ].filter((each) => each !== null);
}

/** The yearly amounts of months, each for a twelfth of the year. The same amount in all months is itself. */
function amountOfMonths(
  amounts: readonly Money[],
  id: 'travelAllowanceOfYear' | 'supplementaryPensionOfYear',
): Money | null {
  const counts = countEqualMonths(amounts, ({ amount }) => amount);
  const [equal] = counts;
  if (equal === undefined) return null;
  if (equal.number === monthsInYear) return equal.first;
  const each = counts.map(({ first, times: months }) =>
    times(quoted('annualAmount', first), months),
  );
  return step(id, over(sumOf(each), twelveMonths), toNearestCent);
}
