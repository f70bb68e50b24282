import { monthsInYear } from '../../../dated/month.ts';
import type { AnnualSettlement, FilingLimits } from '../../../law/tax/filing.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { maxCents, subtractCents, sum, zeroCents, type Cents } from '../../../money/cents.ts';
import { isHigherRate, ratio } from '../../../money/rate.ts';

/** What gives the right to a settlement of what was withheld. */
export type SettlementRight = 'residentAllYear' | 'nineMonths' | 'payShare' | 'onRequest';

/** Why a tax return is obligatory. */
export type FilingReason = 'residentTreatment' | 'highIncome' | 'severalSalaries';

/**
 * Whether somebody lives in Luxembourg through all months of a year. Of others another country may tax a part of it.
 *
 * @param from the first month of residence, 1 for January
 * @param until the last one
 */
export function residesAllYear(livesInLuxembourg: boolean, from: number, until: number): boolean {
  return livesInLuxembourg && from === 1 && until === monthsInYear;
}

/** Where a household lived, worked and was paid in a year. */
interface YearOfWork {
  readonly isResidentAllYear: boolean;
  /** Of each person, whether each month was worked in Luxembourg as a whole. */
  readonly wholeMonths: readonly (readonly boolean[])[];
  readonly payInLuxembourg: Cents;
  readonly payElsewhere: Cents;
}

/**
 * What gives a household the right to a settlement of its year: residence, months of work in Luxembourg without a pause, or a
 * large enough part of all pay. All others may file a return. RGD of 26 March 2014 (no 3), art. 3.
 */
export function settlementRight(
  { isResidentAllYear, wholeMonths, payInLuxembourg, payElsewhere }: YearOfWork,
  { monthsOfWork, payShare }: AnnualSettlement,
): SettlementRight {
  if (isResidentAllYear) return 'residentAllYear';
  if (wholeMonths.some((months) => longestRun(months) >= monthsOfWork)) return 'nineMonths';
  const all = sum(payInLuxembourg, payElsewhere);
  const isEnough = all === 0 || !isHigherRate(payShare, ratio(payInLuxembourg, all));
  return isEnough ? 'payShare' : 'onRequest';
}

/** The most months in a row that are true. */
function longestRun(months: readonly boolean[]): number {
  let run = 0;
  return Math.max(0, ...months.map((isWhole) => (run = isWhole ? run + 1 : 0)));
}

/** A household in view of its duty to file. */
interface FilingFacts {
  readonly livesInLuxembourg: boolean;
  /** A non-resident who is treated as a resident has asked for an assessment. L.I.R. art. 157ter. */
  readonly isTreatedAsResident: boolean;
  readonly right: SettlementRight;
  /** One of the salaries is on an additional card. */
  readonly hasAdditionalCard: boolean;
  readonly taxClass: TaxClass;
}

/**
 * Why a tax return is obligatory: a taxable income above the limit, which is lower with several salaries at once. RGD of
 * 28 December 1990 (no 22), art. 3. `null` where it is not: of non-residents without nine months of work what was withheld is
 * final (L.I.R. art. 157, par. 4).
 */
export function filingReason(
  taxableIncome: Cents,
  { livesInLuxembourg, isTreatedAsResident, right, hasAdditionalCard, taxClass }: FilingFacts,
  limits: FilingLimits,
): FilingReason | null {
  if (isTreatedAsResident) return 'residentTreatment';
  if (!livesInLuxembourg && right !== 'nineMonths') return null;
  const isAbove = (reason: FilingReason) => taxableIncome > filingLimit(reason, taxClass, limits);
  if (isAbove('highIncome')) return 'highIncome';
  return livesInLuxembourg && hasAdditionalCard && isAbove('severalSalaries')
    ? 'severalSalaries'
    : null;
}

/** The numbers of the forms: of a return, and of the settlements of residents and of non-residents. */
export const settlementForms = ['100', '163R', '163NR'] as const;

/** The form of a year: that of a return where one is obligatory. */
export function settlementForm(
  obligation: FilingReason | null,
  livesInLuxembourg: boolean,
): (typeof settlementForms)[number] {
  if (obligation !== null) return '100';
  return livesInLuxembourg ? '163R' : '163NR';
}

/** The incomes by which the rate of a year's tax can be found. */
export const rateBases = ['luxembourgIncome', 'worldIncome', 'globalRate'] as const;

/**
 * What counts for the rate of a year's tax. Of who is treated as a resident it is the income of the world (L.I.R. art. 157ter and
 * 134). Without a right to the settlement of a year it is the global rate, which counts foreign pay (RGD of 26 March 2014, no 3,
 * art. 11bis).
 */
export function rateBasis(
  isTreatedAsResident: boolean,
  right: SettlementRight,
  foreignPay: Cents,
): (typeof rateBases)[number] {
  if (foreignPay === 0) return 'luxembourgIncome';
  if (isTreatedAsResident) return 'worldIncome';
  return right === 'onRequest' ? 'globalRate' : 'luxembourgIncome';
}

/** The taxable income above which a return is obligatory. */
export function filingLimit(
  reason: FilingReason,
  taxClass: TaxClass,
  { anyPay, severalSalaries }: FilingLimits,
): Cents {
  return reason === 'severalSalaries' ? severalSalaries[taxClass] : anyPay;
}

/** How a settlement can end: `missing` is owed and not claimed, `small` is too little to be paid back. */
export const settlementOutcomes = ['refund', 'toPay', 'missing', 'small', 'even'] as const;

/** What becomes of the difference between what was withheld and what is owed. */
export interface SettledBalance {
  readonly outcome: (typeof settlementOutcomes)[number];
  readonly refund: Cents;
  readonly toPay: Cents;
  /** Whether the tax office asks for `toPay`. */
  readonly isRecovered: boolean;
}

/**
 * An assessment pays back and claims every cent. A settlement on request pays back, and claims what is missing only of
 * non-residents with an additional card; small amounts count for nothing. RGD of 26 March 2014 (no 3), art. 16 and 17.
 *
 * @param balance what was withheld and granted, less the tax of the year
 */
export function settledBalance(
  balance: Cents,
  { isAssessed, isClaimed }: { readonly isAssessed: boolean; readonly isClaimed: boolean },
  { smallestAmount }: AnnualSettlement,
): SettledBalance {
  const surplus = maxCents(zeroCents, balance);
  const shortfall = maxCents(zeroCents, subtractCents(zeroCents, balance));
  const refund = isAssessed || surplus >= smallestAmount ? surplus : zeroCents;
  const isRecovered = isAssessed ? shortfall > 0 : isClaimed && shortfall > smallestAmount;
  return {
    outcome: outcomeOf(balance, refund, isRecovered),
    refund,
    toPay: shortfall,
    isRecovered,
  };
}

function outcomeOf(balance: Cents, refund: Cents, isRecovered: boolean): SettledBalance['outcome'] {
  if (balance === 0) return 'even';
  if (balance < 0) return isRecovered ? 'toPay' : 'missing';
  return refund > 0 ? 'refund' : 'small';
}
