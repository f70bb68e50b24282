import { valueIn } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import { minus, plus, sumOf } from '../../../quantity/arithmetic.ts';
import { quoted, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { wholeCents } from '../../../quantity/rounding.ts';
import {
  amountsThatCount,
  type NamedLimit,
} from '../../../rules/tax/deductions/deduction-limit.ts';
import { deductionNow, deductionWithRoomUsed } from '../../../rules/tax/deductions/tax-saving.ts';
import {
  filingReason,
  settledBalance,
  type FilingReason,
  type SettledBalance,
} from '../../../rules/tax/liability/annual-settlement.ts';
import type { HouseholdYear } from '../household.ts';
import { countedAmounts, hasAdditionalCard } from '../paid/payslips.ts';
import { allBreakdowns, type PersonsYear } from '../paid/persons-year.ts';
import { creditChanges } from './settled-credits.ts';
import { lumpSumOf, taxOfYear } from './year-tax.ts';

/** What the year owes, and what becomes of the difference. */
export interface Settlement extends SettledBalance {
  /** The names are those of the API. A `decompte` is a settlement on request. */
  readonly kind: 'decompte' | 'assessment' | 'none';
  readonly mustFile: FilingReason | null;
  readonly taxableIncome: Money;
  readonly tax: Money;
  readonly withheld: Money;
  readonly creditsSettled: Money;
  readonly balance: Money;
}

/**
 * The settlement of a year: an assessment where a return is obligatory, else one on request (RGD of 26 March 2014, no 3, art. 2).
 *
 * @param expenses special expenses; `null` for the lump sum
 */
export function settle(year: HouseholdYear, expenses: Money | null): Settlement {
  const { month, persons, family } = year;
  const { tax, taxable } = taxOfYear(year, expenses);
  const hasAdditional = hasCardsBeside(persons);
  const mustFile = filingReason(
    taxable.amount,
    {
      livesInLuxembourg: family.livesInLuxembourg,
      isTreatedAsResident: family.isTreatedAsResident,
      right: year.right,
      hasAdditionalCard: hasAdditional,
      taxClass: family.yearClass,
    },
    valueIn(law.filingLimits, month).value,
  );
  const isAssessed = mustFile !== null;
  const withheld = withheldBy(Object.values(persons));
  const changes = creditChanges(year, isAssessed, taxable);
  const creditsSettled =
    changes.length === 0
      ? quoted('creditsSettled', nothing)
      : step('creditsSettled', sumOf(changes));
  const granted = changes.length === 0 ? withheld : plus(withheld, creditsSettled);
  const balance = step('balance', minus(granted, tax));
  const isNothing = withheld.amount === 0 && balance.amount === 0;
  return {
    kind: isAssessed ? 'assessment' : isNothing ? 'none' : 'decompte',
    mustFile,
    taxableIncome: taxable,
    tax,
    withheld,
    creditsSettled,
    balance,
    ...settledBalance(
      balance.amount,
      { isAssessed, isClaimed: !family.livesInLuxembourg && hasAdditional },
      valueIn(law.annualSettlement, month).value,
    ),
  };
}

function hasCardsBeside(persons: HouseholdYear['persons']): boolean {
  return Object.values(persons).some(({ payslips }) => hasAdditionalCard(payslips));
}

/** What special expenses save: the tax of the year without them minus that with them. */
export function taxSaved({ tax }: Settlement, withoutExpenses: Settlement): Money {
  return step(
    'taxSavedByExpenses',
    minus(quoted('taxWithoutExpenses', withoutExpenses.tax), quoted('taxOfYear', tax)),
  );
}

/** The special expenses that count: what was paid up to the limits, or the lump sum of the household if it is higher. */
export function expensesThatCount(
  year: HouseholdYear,
  limits: readonly NamedLimit[],
): Money | null {
  const lumpSum = lumpSumOf(year);
  return ifAbove(lumpSum, deductionNow(amountsThatCount(limits), lumpSum));
}

/** The special expenses if the rest of some limits were used as well. */
export function expensesWithRemaining(
  year: HouseholdYear,
  limits: readonly NamedLimit[],
  remaining: Money,
): Money | null {
  const lumpSum = lumpSumOf(year);
  const paid = amountsThatCount(limits);
  return ifAbove(lumpSum, deductionWithRoomUsed(paid, remaining, lumpSum));
}

function ifAbove(lumpSum: Money, deduction: Money): Money | null {
  return deduction.amount > lumpSum.amount ? deduction : null;
}

const nothing = sumOf([]);

/** What all payslips withheld before credits, equal ones together. */
function withheldBy(persons: readonly PersonsYear[]): Money {
  const taxes = persons.flatMap(allBreakdowns).map(({ taxBeforeCredits }) => taxBeforeCredits);
  return step('withheldOnPayslips', sumOf(countedAmounts('taxOfPayslip', taxes)), wholeCents);
}
