/**
 * A couple's withholding and filings, worked out a second time from the published rules in whole numbers: it shares no code
 * with the engine. Amounts are cents; the tables are those that the authorities publish for each period.
 */

import {
  rates,
  yearOf,
  type PeriodByHand,
  type YearByHand,
} from './published-tables.test-support.ts';

/** One person: monthly gross salary, or a twelfth of the profit. */
export interface PersonByHand {
  readonly monthly: bigint;
  readonly isEmployee: boolean;
  readonly weeklyHours: bigint;
  readonly kilometres: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);
/** To the next whole; of amounts that are not negative. */
const up = (numerator: bigint, denominator: bigint) => (numerator + denominator - 1n) / denominator;

/** To the nearest whole, half up; of amounts that are not negative. */
const nearest = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);
/** A rate in hundredths of a percent of an amount, itself given as a numerator over a denominator. */
const part = (rate: bigint, numerator: bigint, denominator = 1n) =>
  nearest(rate * numerator, 10_000n * denominator);

/** Tariff tax of class 1 on an income in half cents, in twenty-thousandths of a euro. */
function tariff(halfCents: bigint, limits: readonly bigint[]): bigint {
  let tax = 0n;
  let from = 0n;
  rates.forEach((rate, index) => {
    const limit = limits[index];
    const upTo = limit === undefined ? halfCents : least(halfCents, limit * 200n);
    if (upTo > from) tax += (upTo - from) * rate;
    from = limit === undefined ? from : limit * 200n;
  });
  return tax;
}

const classOne = (cents: bigint, { limits }: YearByHand) => tariff(2n * cents, limits);
const classTwo = (cents: bigint, { limits }: YearByHand) => 2n * tariff(cents, limits);

/** The tax of a year in cents: income down to 50 euros, tariff and surcharge down to the euro, nothing below 12 euros of tariff. */
function annualTax(
  income: bigint,
  scale: typeof classOne,
  threshold: bigint,
  year: YearByHand,
): bigint {
  const taxable = (most(income, 0n) / 5000n) * 5000n;
  const euros = scale(taxable, year) / 20_000n;
  if (euros < 12n) return 0n;
  if (taxable <= threshold) return ((euros * 107n) / 100n) * 100n;
  const eurosAtThreshold = scale(threshold, year) / 20_000n;
  return ((euros * 109n - 2n * eurosAtThreshold) / 100n) * 100n;
}
const taxInClassOne = (income: bigint, year: YearByHand) =>
  annualTax(income, classOne, 15_000_000n, year);
const taxInClassTwo = (income: bigint, year: YearByHand) =>
  annualTax(income, classTwo, 30_000_000n, year);

const travelOf = ({ kilometres }: PersonByHand) => 9900n * most(least(kilometres, 30n) - 4n, 0n);

/** A month's pay after contributions and the travel allowance of the card. */
function semiNet(person: PersonByHand, year: YearByHand, period: PeriodByHand): bigint {
  const base = least(person.monthly, period.ceiling);
  const contributions = part(280n, base) + part(25n, base) + part(year.pension, base);
  return person.monthly - contributions - nearest(travelOf(person), 12n);
}

function withheldByScale(person: PersonByHand, year: YearByHand, period: PeriodByHand): bigint {
  const taxable = (semiNet(person, year, period) / 500n) * 500n;
  const annual = 12n * taxable - 102_000n;
  if (annual <= 0n) return 0n;
  // Tenths of a euro.
  const tenths = classTwo(annual, year) / 24_000n;
  const tenthsAtThreshold = classTwo(30_000_000n, year) / 24_000n;
  const tenthsWithFund =
    annual <= 30_000_000n
      ? (tenths * 107n) / 100n
      : (tenths * 109n - 2n * tenthsAtThreshold) / 100n;
  return tenthsWithFund < 10n ? 0n : tenthsWithFund * 10n;
}

function withheldFlat(person: PersonByHand, year: YearByHand, period: PeriodByHand): bigint {
  const remaining = most(semiNet(person, year, period) - 46_000n, 0n);
  return ((remaining * 15n) / 1000n) * 10n;
}

/** What each payslip withholds in a month of a year's period; nothing for the self-employed. */
export function withheldByHand(
  first: PersonByHand,
  second: PersonByHand,
  yearNumber: number,
  periodIndex: number,
): readonly [bigint | undefined, bigint | undefined] {
  const year = yearOf(yearNumber);
  const period = year.periods[periodIndex];
  if (!period) throw new RangeError('no such period');
  const firstIsMain = !second.isEmployee || (first.isEmployee && first.monthly >= second.monthly);
  const withheld = (person: PersonByHand, isMain: boolean) => {
    if (!person.isEmployee) return undefined;
    return isMain ? withheldByScale(person, year, period) : withheldFlat(person, year, period);
  };
  return [withheld(first, firstIsMain), withheld(second, !firstIsMain)];
}

/** CIS and CI-CO2 of an employee: twelve times those of a payslip, each a twelfth rounded up. */
function creditsOfPayslips(monthly: bigint, { energy: [full, taper] }: YearByHand): bigint {
  const income = 12n * monthly;
  if (income < 93_600n || income >= 8_000_000n) return 0n;
  const above = most(income - 4_000_000n, 0n);
  const work =
    income < 1_126_600n
      ? 30_000n * 10_000n + 290n * (income - 93_600n)
      : 60_000n * 10_000n - 150n * above;
  return 12n * (up(work, 120_000n) + up(full * 10_000n - taper * above, 120_000n));
}

/** CII and CI-CO2 of a self-employed person's income of a year. */
function taperedCredits(income: bigint, { energy: [full, taper] }: YearByHand): bigint {
  if (income < 93_600n || income >= 8_000_000n) return 0n;
  const above = most(income - 4_000_000n, 0n);
  const work =
    income < 1_126_600n
      ? 30_000n + up(290n * (income - 93_600n), 10_000n)
      : up(60_000n * 10_000n - 150n * above, 10_000n);
  return work + up(full * 10_000n - taper * above, 10_000n);
}

function minimumWageCredit({ monthly, weeklyHours }: PersonByHand, year: YearByHand): bigint {
  // In hours times cents: the full-time equivalent is not rounded, the month's credit is rounded up.
  const fullTime = monthly * 40n;
  if (fullTime < 180_000n * weeklyHours || fullTime >= 360_000n * weeklyHours) return 0n;
  const above = most(fullTime - 300_000n * weeklyHours, 0n);
  const credit = year.minimumWageCredit * (60_000n * weeklyHours - above);
  return 12n * up(credit, 60_000n * 40n);
}

interface EarnerByHand {
  readonly gross: bigint;
  /** After deductible contributions, lump sum and travel. */
  readonly taxable: bigint;
  readonly contributions: bigint;
  readonly credits: bigint;
}

function earner(person: PersonByHand, year: YearByHand): EarnerByHand {
  const gross = 12n * person.monthly;
  const travel = travelOf(person);
  // Twelve times each month's base, so that a twelfth of the income leaves no fraction.
  const income = person.isEmployee ? gross : gross - travel;
  let base = 0n;
  let care = 0n;
  let ceilings = 0n;
  for (const { months, minimumWage, ceiling, abatement, indexed } of year.periods) {
    const lowest = person.isEmployee ? 0n : 12n * minimumWage;
    base += months * most(income, lowest);
    ceilings += months * ceiling;
    const isWhole = person.weeklyHours * 52n >= 150n * 12n;
    const abatementOfHours = isWhole
      ? abatement
      : nearest(indexed * person.weeklyHours * 52n, 10_000n * 4n * 12n * 173n);
    care += months * most(income - 12n * (person.isEmployee ? abatementOfHours : 0n), 0n);
  }
  // The ceiling is the year's (CSS art. 241, al. 3).
  base = least(base, 12n * ceilings);
  const shares = person.isEmployee ? 1n : 2n;
  const deductible =
    part(280n * shares, base, 12n) +
    part(25n * shares, base, 12n) +
    part(year.pension * shares, base, 12n) +
    (person.isEmployee ? 0n : part(year.accident, base, 12n));
  const lumpSum = person.isEmployee ? 54_000n : 0n;
  return {
    gross,
    taxable: most(gross - deductible - lumpSum - travel, 0n),
    contributions: deductible + part(140n, care, 12n),
    credits: person.isEmployee
      ? creditsOfPayslips(person.monthly, year) + minimumWageCredit(person, year)
      : taperedCredits(income, year),
  };
}

interface FilingByHand {
  readonly taxBeforeCredits: bigint;
  readonly taxCredits: bigint;
  readonly netSalary: bigint;
}

/** The couple's year by each way of filing; the share of the first person is in hundredths. */
export function filingsByHand(
  first: PersonByHand,
  second: PersonByHand,
  share: bigint,
  yearNumber: number,
): Readonly<Record<'collective' | 'individual' | 'reallocated', FilingByHand>> {
  const year = yearOf(yearNumber);
  const [one, two] = [earner(first, year), earner(second, year)];
  const lower = least(one.taxable, two.taxable);
  const special = 48_000n + (first.isEmployee && second.isEmployee ? least(48_000n, lower) : 0n);
  /** At most the lower income after one lump sum. */
  const allowance = (full: bigint) => least(full, most(lower - 48_000n, 0n));
  const joint = most(one.taxable + two.taxable - special - allowance(450_000n), 0n);
  const taxCredits = one.credits + two.credits;
  const remaining = one.gross + two.gross - one.contributions - two.contributions + taxCredits;
  const filing = (tax: bigint) => ({
    taxBeforeCredits: tax,
    taxCredits,
    netSalary: remaining - tax,
  });
  const own = ({ taxable }: EarnerByHand) =>
    taxInClassOne(taxable - 48_000n - allowance(225_000n), year);
  return {
    collective: filing(taxInClassTwo(joint, year)),
    individual: filing(own(one) + own(two)),
    reallocated: filing(
      taxInClassOne((joint * share) / 100n, year) +
        taxInClassOne((joint * (100n - share)) / 100n, year),
    ),
  };
}
