import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import type { ContributionRates } from '../contribution-rates.ts';
import { toleranceEuros, valueOf } from './chosen-amount.ts';
import { ratesOf, type Contribution, type ContributionLine } from './contribution-rows.ts';
import { distinct, sumOf } from './readings.ts';
import type { Sheet } from './sheet.ts';

/** What a row of contributions comes to. */
export interface SettledContribution {
  readonly line?: ContributionLine;
  readonly amount?: number;
  readonly label: string;
  readonly isNonPeriodic: boolean;
  /** The base by which the amount is confirmed. */
  readonly base?: number;
  readonly candidates: readonly SlipLine[];
  readonly amounts: readonly number[];
}

/** A known base of contributions: the gross salary, or what another row tells. */
export interface KnownBase {
  readonly value: number;
  /** By how much it may differ, in euros. */
  readonly tolerance: number;
}

/** Settles a row by its own arithmetic, else by its printed rate, else by what is known of the base. */
function settle(
  row: Contribution,
  bases: readonly KnownBase[],
  rates: ContributionRates,
): SettledContribution {
  const { label, candidates: amounts } = row;
  const common = { label, isNonPeriodic: row.isNonPeriodic, amounts };
  const doubtful = { ...common, candidates: row.allowed };
  const products = row.products.filter(
    ({ amount }) => row.amount === undefined || valueOf(amount) === row.amount,
  );
  const fitsPrinted = (line: ContributionLine) =>
    row.printed.length === 0 || row.printed.includes(line);
  const [product] = products;
  if (product !== undefined) {
    const isClear = products.every(
      ({ line, amount, base }) =>
        line === product.line &&
        valueOf(amount) === valueOf(product.amount) &&
        valueOf(base) === valueOf(product.base),
    );
    if (!isClear || !fitsPrinted(product.line) || row.hasForeignRate) return doubtful;
    const base = valueOf(product.base);
    return {
      ...common,
      line: product.line,
      amount: valueOf(product.amount),
      base,
      candidates: [product.line],
    };
  }
  const { amount } = row;
  if (row.hasForeignRate || amount === undefined) return doubtful;
  // Another number of the row is what the rate makes of its base.
  if (row.possible.length > 0 && !row.possible.includes(amount)) return doubtful;
  const fitting = row.allowed.filter((line) =>
    ratesOf(line, rates).some((percent) =>
      bases.some(({ value, tolerance }) => {
        const spread = toleranceEuros + (tolerance * percent) / 100;
        return amount > 0 && Math.abs(amount - (value * percent) / 100) <= spread;
      }),
    ),
  );
  const [line = fitting[0]] = row.printed;
  const isClear =
    row.printed.length <= 1 &&
    fitting.length <= 1 &&
    (fitting.length === 0 || line === fitting[0]) &&
    line !== undefined;
  if (isClear) return { ...common, line, amount, candidates: [line] };
  const [named] = row.allowed;
  const isNamed = row.allowed.length === 1 && row.printed.length === 0;
  if (isNamed && named && (bases.length === 0 || isLongTermCareOf(named, amount, bases, rates))) {
    return { ...common, line: named, amount, candidates: [named] };
  }
  return doubtful;
}

/** Long-term care has a base of its own: an abatement lowers it, benefits in kind raise it. */
const longTermCareBase = { minShare: 0.3, maxShare: 1.5 } as const;

function isLongTermCareOf(
  line: ContributionLine,
  amount: number,
  bases: readonly KnownBase[],
  rates: ContributionRates,
): boolean {
  if (line !== 'longTermCareInsurance') return false;
  return rates.longTermCare.some((percent) => {
    const implied = (amount * 100) / percent;
    return bases.some(
      ({ value }) =>
        implied >= longTermCareBase.minShare * value &&
        implied <= longTermCareBase.maxShare * value,
    );
  });
}

/** Settles rows of medical care and sick pay by each other where nothing else tells them apart. */
function settleInPairs(
  rows: readonly Contribution[],
  settled: readonly SettledContribution[],
  rates: ContributionRates,
): readonly SettledContribution[] {
  return settled.map((own, index) => {
    const row = rows[index];
    if (own.line !== undefined || row?.allowed.length !== 2 || row.hasForeignRate) return own;
    if (row.amount === undefined || row.printed.length > 0 || row.products.length > 0) return own;
    const others = rows.filter((other) => other !== row && other.allowed.length === 2);
    const lines = row.allowed.filter((line) =>
      ratesOf(line, rates).some((percent) =>
        others.some((other) =>
          isOtherOfPair(
            other,
            line,
            { value: ((row.amount ?? 0) * 100) / percent, percent },
            rates,
          ),
        ),
      ),
    );
    const [line] = lines;
    if (line === undefined || lines.length > 1) return own;
    return { ...own, line, amount: row.amount, candidates: [line] };
  });
}

function isOtherOfPair(
  other: Contribution,
  line: ContributionLine,
  base: { readonly value: number; readonly percent: number },
  rates: ContributionRates,
): boolean {
  const { amount } = other;
  if (amount === undefined) return false;
  return other.allowed
    .filter((each) => each !== line)
    .flatMap((each) => ratesOf(each, rates))
    .some((percent) => {
      const tolerance = toleranceEuros + (toleranceEuros * percent) / base.percent;
      return Math.abs(amount - (base.value * percent) / 100) <= tolerance;
    });
}

/** The base that a settled row tells: with a small rate it is known less exactly. */
function basesFrom(
  settled: readonly SettledContribution[],
  rates: ContributionRates,
): readonly KnownBase[] {
  return settled.flatMap(({ line, amount, base }): readonly KnownBase[] => {
    if (line === 'longTermCareInsurance') return [];
    if (base !== undefined) return [{ value: base, tolerance: 0 }];
    if (line === undefined || amount === undefined || amount === 0) return [];
    return ratesOf(line, rates).map((percent) => ({
      value: (amount * 100) / percent,
      tolerance: (toleranceEuros * 100) / percent,
    }));
  });
}

/** A row that is settled tells the base of the others. */
const settlingRounds = 3;

/** Settles all rows of contributions. @param gross what the gross salary may be */
export function settleAll(
  rows: readonly Contribution[],
  gross: readonly KnownBase[],
  rates: ContributionRates,
): readonly SettledContribution[] {
  let settled: readonly SettledContribution[] = [];
  for (let round = 1; round <= settlingRounds; round += 1) {
    const bases = [...gross, ...basesFrom(settled, rates)];
    const single = rows.map((row) => settle(row, bases, rates));
    settled = settleInPairs(rows, single, rates);
  }
  return settled;
}

/** Puts each contribution at its line. The rows of a bonus are added to those of the salary. */
export function addContributions(sheet: Sheet, settled: readonly SettledContribution[]): void {
  const lines = new Set(settled.flatMap(({ line }) => (line === undefined ? [] : [line])));
  for (const { line, label, amounts, candidates } of settled) {
    if (line === undefined) sheet.doubt(label, amounts, candidates);
  }
  for (const line of lines) {
    const own = settled.filter((each) => each.line === line);
    const amounts = own.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
    const labels = own.map(({ label }) => label);
    const isOfSalaryAndBonus =
      own.length === 2 &&
      own.every(({ base }) => base !== undefined) &&
      own.filter((each) => each.isNonPeriodic).length === 1;
    const unsettled = settled.some(
      (each) => each.line === undefined && each.candidates.includes(line),
    );
    if (isOfSalaryAndBonus && !unsettled) sheet.put(line, sumOf(amounts), labels);
    else if (distinct(amounts).length === 1 && amounts[0] !== undefined && !unsettled) {
      sheet.put(line, amounts[0], labels.slice(0, 1));
    } else for (const each of own) sheet.doubt(each.label, each.amounts, [line]);
  }
}
