import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  type AmountWithSteps,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import type { Operand, RoundingId, Step } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { type Cents, less, noCents, sum, times } from '../money/cents.ts';
import { add, divide, type Exact, exact, isLess, multiply, subtract } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent, upToCent } from '../money/rounding.ts';

/** A credit on yearly income that builds up from a minimum income, is full, and tapers off to nothing. */
export interface TaperedCreditTerms {
  readonly incomeFrom: Cents;
  readonly start: Cents;
  readonly growthRate: Rate;
  readonly fullFrom: Cents;
  readonly full: Cents;
  readonly taperFrom: Cents;
  readonly taperRate: Rate;
}

/** Whether a credit is the year's, to the nearest cent, or a month's: a twelfth, up to the next cent. */
export type CreditPeriod = 'year' | 'month';

type TaperedCreditId = 'employeeCredit' | 'selfEmployedCredit' | 'energyCredit';

/**
 * A tapered credit on a yearly income: the start plus growth on the income above the minimum; or in full; or in full less
 * the taper on the income above its threshold; nothing where that reaches zero. CIS: L.I.R. art. 154quater; CII: art. 152ter.
 */
export function taperedCredit(
  id: TaperedCreditId,
  income: Cents,
  terms: Sourced<TaperedCreditTerms>,
  period: CreditPeriod,
): AmountWithSteps {
  const { incomeFrom, start, growthRate, fullFrom, full, taperFrom, taperRate } = terms.value;
  if (income < incomeFrom) return nothing(id, income, incomeFrom, terms.sources);
  if (income < fullFrom) {
    const above = incomeAbove(income, incomeFrom);
    const credit = add(start, multiply(above.amount, growthRate));
    const operands = () => [
      money('creditStart', start),
      ...inPeriod(period),
      money('creditIncomeAboveThreshold', above.amount),
      rated('creditRate', growthRate),
      ...inPeriod(period),
    ];
    return concluded(id, credit, operands, period, terms.sources, [above]);
  }
  if (income <= taperFrom) {
    const operands = () => [money('creditFull', full), ...inPeriod(period)];
    return concluded(id, exact(full), operands, period, terms.sources, []);
  }
  const above = incomeAbove(income, taperFrom);
  const credit = subtract(full, multiply(above.amount, taperRate));
  const operands = () => [
    money('creditFull', full),
    ...inPeriod(period),
    money('creditIncomeAboveThreshold', above.amount, '-'),
    rated('creditRate', taperRate),
    ...inPeriod(period),
  ];
  return concluded(id, credit, operands, period, terms.sources, [above]);
}

/** The yearly income on which a month's credits are computed: twelve times the month's gross. */
export function annualisedCreditIncome(monthlyGross: Cents): Explained {
  return explained(times(monthlyGross, monthsInYear), () => ({
    id: 'creditIncome',
    lines: taxLine,
    operands: [
      money('grossSalary', monthlyGross),
      counted('monthsInYear', monthsInYear, '×', 'months'),
    ],
  }));
}

/** The income on which a year's credits are computed: an employee's gross, or a self-employed person's income. */
export function yearlyCreditIncome({
  id,
  amount,
}: Pick<Operand, 'id'> & { readonly amount: Cents }): Explained {
  return explained(amount, () => ({
    id: 'creditIncome',
    lines: taxLine,
    operands: [money(id, amount)],
  }));
}

function incomeAbove(income: Cents, threshold: Cents): Explained {
  return explained(less(income, threshold), () => ({
    id: 'creditIncomeAboveThreshold',
    lines: taxLine,
    operands: [money('creditIncome', income), money('creditThreshold', threshold, '-')],
  }));
}

function inPeriod(period: CreditPeriod): readonly Operand[] {
  return period === 'month' ? [counted('monthsInYear', monthsInYear, '÷', 'months')] : [];
}

function nothing(
  id: TaperedCreditId,
  income: Cents,
  limit: Cents,
  sources: Step['sources'],
): AmountWithSteps {
  const credit = explained(noCents, () => ({
    id,
    lines: taxLine,
    operation: 'waived',
    operands: [money('creditIncome', income), money('creditThreshold', limit)],
    sources,
  }));
  return { amount: credit.amount, steps: [credit] };
}

function concluded(
  id: TaperedCreditId,
  yearly: Exact,
  operands: () => readonly Operand[],
  period: CreditPeriod,
  sources: Step['sources'],
  before: readonly Explainable[],
): AmountWithSteps {
  const belowZero = isLess(yearly, noCents);
  const amount = belowZero
    ? noCents
    : period === 'year'
      ? toNearestCent(yearly)
      : upToCent(divide(yearly, monthsInYear));
  const rounding: RoundingId = period === 'year' ? 'toNearestCent' : 'upToCent';
  const credit = explained(amount, () => ({
    id,
    lines: taxLine,
    operands: operands(),
    rounding,
    raisedToZero: belowZero || undefined,
    sources,
  }));
  return { amount, steps: [...before, credit] };
}

/** The sum of the credits, by their ids. */
export function totalCredits(
  credits: readonly { readonly id: Operand['id']; readonly amount: Cents }[],
): Explained {
  return explained(sum(...credits.map(({ amount }) => amount)), () => ({
    id: 'taxCredits',
    lines: taxLine,
    operands: credits.map(({ id, amount }) => money(id, amount)),
  }));
}
