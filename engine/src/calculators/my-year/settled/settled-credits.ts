import type { Month } from '../../../dated/month.ts';
import { employeeLaw } from '../../../law-in-force/pay/salary-law.ts';
import { constantThroughYear } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import { minus, sumOf } from '../../../quantity/arithmetic.ts';
import { count, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { wholeCents } from '../../../quantity/rounding.ts';
import { singleParentCredit } from '../../../rules/tax/credits/single-parent-credit.ts';
import { creditsOfAssessment } from '../../../rules/tax/credits/tax-credits.ts';
import { amountOfLiability } from '../../../rules/tax/liability/months-of-liability.ts';
import type { HouseholdYear } from '../household.ts';
import { allSlips, countedAmounts, type PaidSlip } from '../paid/payslips.ts';
import type { PersonsYear } from '../paid/persons-year.ts';

/**
 * What a settlement grants or takes back of each credit. That for single parents follows the income of the year. The others follow
 * the pay of all employers together, but only in an assessment, and only of those who were paid by several at once. L.I.R.
 * art. 154ter and 154quater; RGD of 26 March 2014 (no 3), art. 9, par. 3.
 *
 * @param taxable income of the year
 */
export function creditChanges(
  year: HouseholdYear,
  isAssessed: boolean,
  taxable: Money,
): readonly Money[] {
  const changes = Object.values(year.persons).flatMap((person) =>
    isAssessed ? (creditsOfSeveral(person, year.month) ?? []) : [],
  );
  const creditOfParent = creditOfSingleParent(year, taxable);
  return creditOfParent ? [...changes, creditOfParent] : changes;
}

function creditsOfSeveral({ payslips }: PersonsYear, month: Month): Money | null {
  const slips = [...payslips.values()];
  if (!slips.some((each) => each.some(({ card }) => card === 'second'))) return null;
  const months = slips.filter((each) => each.length > 0).length;
  const pays = slips.flat().map(({ paid }) => paid.employee.month.credits);
  const pay = step('creditPay', sumOf(countedAmounts('creditPayOfMonth', pays)), wholeCents);
  const payLaw = employeeLaw(month);
  const creditsOfYear = creditsOfAssessment(pay, count('monthsCounted', months, 'months'), payLaw);
  const granted = creditsNamed(slips.flat(), ['employeeCredit', 'energyCredit']);
  return step('changeOfCredits', minus(creditsOfYear, granted));
}

function creditOfSingleParent(year: HouseholdYear, taxable: Money): Money | null {
  const { singleParent, month, persons, liability } = year;
  const { person } = persons;
  if (!singleParent || !person) return null;
  const figures = constantThroughYear(law.singleParentCredit, month);
  const creditOfYear = singleParentCredit(taxable, singleParent.support, figures);
  const due = amountOfLiability(creditOfYear, liability.size, 'singleParentCreditOfLiability');
  const granted = creditsNamed(allSlips(person.payslips), ['singleParentCredit']);
  return step('changeOfSingleParentCredit', minus(due, granted));
}

/** The credits of some kinds on payslips. */
function creditsNamed(slips: readonly PaidSlip[], ids: readonly Money['id'][]): Money {
  const named = slips.flatMap(({ breakdown: { credits } }) =>
    credits.filter(({ id }) => ids.includes(id)),
  );
  return step('creditsOnPayslips', sumOf(countedAmounts('creditsOfPayslip', named)), wholeCents);
}
