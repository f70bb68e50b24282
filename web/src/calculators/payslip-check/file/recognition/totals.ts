import type { ContributionRates } from '../contribution-rates.ts';
import { toleranceEuros } from './chosen-amount.ts';
import { contributionLines } from './contribution-rows.ts';
import { netSolutions, type NetSolution } from './net-equation.ts';
import { creditsOf, payLines } from './parts-of-pay.ts';
import { distinct, labelsWith, rowsOfKind, sumOf, type Reading, type Rows } from './readings.ts';
import type { SettledContribution } from './settled-contributions.ts';
import type { Sheet } from './sheet.ts';

/** Shares outside of which an amount is of another kind, for example the sum of a whole year. */
const bounds = {
  /** Of the base of long-term care in the gross salary: the abatement is lower. */
  minLongTermCareBase: 0.25,
  maxTax: 0.5,
  maxNet: 1.3,
} as const;

/**
 * The gross salary, the tax, the net salary and the taxable income. Where a slip has several amounts for one of them, those
 * are right with which the gross salary comes to the net salary.
 */
export function addTotals(
  sheet: Sheet,
  readings: readonly Reading[],
  settled: readonly SettledContribution[],
  rates: ContributionRates,
): void {
  const gross = grossOf(readings, settled);
  const solutions = solve(sheet, readings, gross.amounts);
  addGross(sheet, gross, solutions, rates);
  addTax(sheet, readings, solutions);
  addNet(sheet, readings, solutions);
  addTaxable(sheet, readings);
}

function grossOf(readings: readonly Reading[], settled: readonly SettledContribution[]): Rows {
  const gross = rowsOfKind(readings, 'grossSalary');
  if (gross.amounts.length > 0) return gross;
  // Without a total the salary itself is the gross, if contributions are paid on it.
  const isBase = (amount: number) =>
    settled.some(({ base = Number.NaN }) => Math.abs(base - amount) <= toleranceEuros);
  const others = rowsOfKind(
    readings,
    ...payLines,
    'otherBonus',
    'benefitsInKind',
    'exemptOvertime',
  ).readings;
  const confirmed = readings.filter(({ amount }) => amount !== undefined && isBase(amount));
  return others.length === 0
    ? rowsOfKind(confirmed, 'contributionBase', 'basePay')
    : rowsOfKind(confirmed, 'contributionBase');
}

function solve(
  sheet: Sheet,
  readings: readonly Reading[],
  gross: readonly number[],
): readonly NetSolution[] {
  const contributions = contributionLines.flatMap((line) => sheet.amountOf(line) ?? []);
  if (contributions.length < contributionLines.length) return [];
  const taxes = rowsOfKind(readings, 'taxBeforeCredits').amounts;
  const items = ['benefitsInKind', 'mealVoucherShare'] as const;
  return netSolutions({
    gross,
    contributions: sumOf(contributions),
    taxes: taxes.length > 1 ? [...taxes, sumOf(taxes)] : taxes,
    credits: creditsOf(sheet, readings),
    takenOff: items.flatMap((line) => sheet.amountOf(line) ?? []),
    nets: rowsOfKind(readings, 'netSalary', 'payout').amounts,
  });
}

/** The one amount of all solutions, else the one that is printed. Undefined where there are several. */
function chosenFrom(solved: readonly number[], printed: number | undefined): number | undefined {
  const [first = printed, second] = distinct(solved);
  return second === undefined ? first : undefined;
}

function addGross(
  sheet: Sheet,
  rows: Rows,
  solutions: readonly NetSolution[],
  rates: ContributionRates,
): void {
  const chosen = chosenFrom(
    solutions.map(({ gross }) => gross),
    rows.only,
  );
  if (chosen !== undefined && isPlausibleGross(sheet, chosen, rates)) {
    sheet.put('grossSalary', chosen, labelsWith(rows, chosen));
  } else sheet.doubtAll(rows, 'grossSalary');
}

function isPlausibleGross(sheet: Sheet, gross: number, rates: ContributionRates): boolean {
  const pension = sheet.amountOf('pensionContributions') ?? 0;
  const longTermCare = sheet.amountOf('longTermCareInsurance') ?? Infinity;
  const maxPension = (gross * Math.max(...rates.pension)) / 100 + toleranceEuros;
  const careOfWholeGross = (gross * Math.min(...rates.longTermCare)) / 100;
  return pension <= maxPension && longTermCare >= bounds.minLongTermCareBase * careOfWholeGross;
}

function addTax(
  sheet: Sheet,
  readings: readonly Reading[],
  solutions: readonly NetSolution[],
): void {
  const rows = rowsOfKind(readings, 'taxBeforeCredits');
  const chosen = chosenFrom(
    solutions.map(({ tax }) => tax),
    rows.only,
  );
  const isAfterCredits = solutions.length > 0 && solutions.every(({ hasCredits }) => !hasCredits);
  if (chosen === undefined || isAfterCredits || !isPlausibleTax(sheet, readings, chosen)) {
    sheet.doubtAll(rows, 'taxBeforeCredits');
    return;
  }
  const isSum = !rows.amounts.includes(chosen);
  sheet.put('taxBeforeCredits', chosen, isSum ? rows.labels : labelsWith(rows, chosen));
}

/** The base of the tax may stand where its amount is expected. */
function isPlausibleTax(sheet: Sheet, readings: readonly Reading[], tax: number): boolean {
  const gross = sheet.amountOf('grossSalary') ?? Infinity;
  const isBase = rowsOfKind(readings, 'taxableIncome').amounts.includes(tax);
  return tax === 0 || (!isBase && tax <= bounds.maxTax * gross);
}

/** What is paid out is the net salary only if nothing else is paid or taken off. */
function addNet(
  sheet: Sheet,
  readings: readonly Reading[],
  solutions: readonly NetSolution[],
): void {
  const rows = rowsOfKind(readings, 'netSalary', 'payout');
  const hasItems = readings.some(({ kind }) => kind === 'netItem' || kind === 'mealVoucherShare');
  const printed = rowsOfKind(readings, 'netSalary').only ?? rows.only;
  const chosen = chosenFrom(
    solutions.map(({ net }) => net),
    hasItems ? undefined : printed,
  );
  const gross = sheet.amountOf('grossSalary') ?? Infinity;
  if (chosen !== undefined && chosen <= bounds.maxNet * gross) {
    sheet.put('netSalary', chosen, labelsWith(rows, chosen));
  } else sheet.doubtAll(rows, 'netSalary');
}

function addTaxable(sheet: Sheet, readings: readonly Reading[]): void {
  const rows = rowsOfKind(readings, 'taxableIncome');
  const { only } = rows;
  const gross = sheet.amountOf('grossSalary') ?? Infinity;
  if (only !== undefined && only <= gross) {
    sheet.put('taxableIncome', only, rows.labels.slice(0, 1));
  } else sheet.doubtAll(rows, 'taxableIncome');
}
