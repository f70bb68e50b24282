import { valueIn } from '../../../law-in-force/sourced.ts';
import { lastDayToFile } from '../../../law-in-force/tax/tax-class-law.ts';
import * as law from '../../../law/every-law.ts';
import { toEuros } from '../../../money/cents.ts';
import { flooredAtZero, minus } from '../../../quantity/arithmetic.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { filingsEqualBelow } from '../../../result/best-filings.ts';
import { limitInEuros } from '../../../result/deduction-limit.ts';
import { bestFilings } from '../../../rules/couples/best-filings.ts';
import { totalRemaining } from '../../../rules/tax/deductions/deduction-limit.ts';
import type { CategoryLimit } from '../../../rules/tax/deductions/special-expense-limits.ts';
import { filingLimit, settlementForm } from '../../../rules/tax/liability/annual-settlement.ts';
import type { HouseholdYear } from '../household.ts';
import type { MyYearResult } from '../result.ts';
import { expensesWithRemaining, settle, type Settlement } from '../settled/settlement.ts';
import { filingsOfYear, rateBasisOf } from '../settled/year-tax.ts';

/** What the year is settled with, when and how, and the tax without deductions and by each way of filing. */
export function shownSettlement(
  year: HouseholdYear,
  settlement: Settlement,
  settlementWithoutDeductions: Settlement,
  taxSaved: Money,
): MyYearResult['settlement'] {
  const { taxYear, month, family, right } = year;
  const limit = filingLimit(
    settlement.mustFile ?? 'highIncome',
    family.yearClass,
    valueIn(law.filingLimits, month).value,
  );
  const filings = filingsOfYear(year);
  return {
    ...settledInEuros(settlement),
    ...(settlement.mustFile && { mustFile: settlement.mustFile }),
    mayFile: right,
    form: settlementForm(settlement.mustFile, family.livesInLuxembourg),
    deadline: lastDayToFile(taxYear),
    rateBasis: rateBasisOf(year),
    limit: toEuros(limit),
    ...(taxSaved.amount !== 0 && {
      withoutDeductions: settledInEuros(settlementWithoutDeductions),
    }),
    taxSaved: toEuros(taxSaved.amount),
    ...(filings && {
      filings: {
        collective: { tax: toEuros(filings.collective.tax.amount) },
        individual: { tax: toEuros(filings.individual.tax.amount) },
        reallocated: { tax: toEuros(filings.reallocated.tax.amount) },
        best: bestFilings(filings, filingsEqualBelow).best,
      },
    }),
  };
}

function settledInEuros(settlement: Settlement) {
  return {
    kind: settlement.kind,
    outcome: settlement.outcome,
    taxableIncome: toEuros(settlement.taxableIncome.amount),
    tax: toEuros(settlement.tax.amount),
    withheld: toEuros(settlement.withheld.amount),
    creditsSettled: toEuros(settlement.creditsSettled.amount),
    balance: toEuros(settlement.balance.amount),
    refund: toEuros(settlement.refund),
    toPay: toEuros(settlement.toPay),
    recovered: settlement.isRecovered,
  };
}

/** What is left of each limit, and the tax that it would save alone. */
export function remainingDeductions(
  year: HouseholdYear,
  limits: readonly CategoryLimit[],
  { tax }: Settlement,
): MyYearResult['room'] {
  return limits.map((each) => {
    const { max, deducted, deductible, remaining } = limitInEuros(each.limit);
    const further = totalRemaining([each]);
    const used = settle(year, expensesWithRemaining(year, limits, further)).tax;
    return {
      category: each.id,
      max,
      paid: deducted,
      deductible,
      remaining: Math.max(0, remaining),
      saves: toEuros(flooredAtZero(minus(tax, used)).amount),
    };
  });
}
