import { monthOf, numberInYear, monthsInYear, yearOf, type Month } from '../dated/month.ts';
import type { Sourced } from '../dated/source.ts';
import { newest } from '../dated/parameter.ts';
import type { CarRates, EmissionRate } from '../law/company-cars.ts';
import { law } from '../law/law.ts';
import { asNumber, type Rate } from '../money/rate.ts';
import { newestValue, part } from './sourced.ts';

/** How a company car is driven, as a request names it. */
export const drives = ['electric', 'hydrogen', 'combustion', 'diesel'] as const;

/** What the table of benefits asks of a car. What is `null` was not said. */
export interface TableCar {
  readonly firstRegistered: Month;
  readonly contractSigned: Month | null;
  readonly drive: (typeof drives)[number];
  readonly co2GramsPerKm: number | null;
  readonly wattHoursPerKm: number | null;
  readonly kilowatts: number | null;
}

/** The rate of a car, or the field without which the table does not say it. */
export type CarRate =
  | { readonly rate: Sourced<Rate> }
  | { readonly missing: 'co2GramsPerKm' | 'wattHoursPerKm' | 'kilowatts' };

const rows = [law.carRatesByEmission, law.carRatesByDrive].flatMap((parameter) => {
  const { value, sources } = newestValue(parameter);
  return value.map((rates): Sourced<CarRates> => ({ value: rates, sources }));
});

/** The first registration from which rates are known, and the one from which the newest rates apply without an end. */
export const oldestRegistration: string = rows[0]?.value.registeredFrom ?? '';
export const newestRatesFrom: string = rows.at(-1)?.value.registeredFrom ?? '';

/** The part of the price or the leasing up to which an employee's share of them counts. */
export const carPaymentShare: Sourced<Rate> = newestValue(law.carPaymentShare);

/** The rate on the price of a car that gives the benefit of a month. @throws RangeError for an unknown first registration */
export function carRate(car: TableCar): CarRate {
  const row = rowOf(car);
  const { combustion, diesel, hydrogen } = row.value;
  switch (car.drive) {
    case 'hydrogen':
      return { rate: part(row, () => hydrogen) };
    case 'electric':
      return electricRate(car, row);
    case 'combustion':
      return emissionRate(car, row, combustion);
    case 'diesel':
      return emissionRate(car, row, diesel);
  }
}

/** The row of the first registration, or the one before for a contract that is older than the row. */
function rowOf({ firstRegistered, contractSigned }: TableCar): Sourced<CarRates> {
  const index = rows.findLastIndex(({ value }) => value.registeredFrom <= firstRegistered);
  const row = rows[index];
  if (row === undefined) throw new RangeError(`no rates of a car from ${firstRegistered}`);
  const { registeredFrom, transitionMonths } = row.value;
  const isOlderContract =
    contractSigned !== null &&
    contractSigned < registeredFrom &&
    monthsBetween(monthOf(registeredFrom), firstRegistered) < transitionMonths;
  return (isOlderContract ? rows[index - 1] : row) ?? row;
}

function monthsBetween(from: Month, to: Month): number {
  return (yearOf(to) - yearOf(from)) * monthsInYear + numberInYear(to) - numberInYear(from);
}

function emissionRate(
  { co2GramsPerKm: grams }: TableCar,
  row: Sourced<CarRates>,
  rates: readonly EmissionRate[],
): CarRate {
  const [lowest] = rates;
  if (lowest === undefined) throw new RangeError('no rates by emission');
  if (rates.length > 1 && grams === null) return { missing: 'co2GramsPerKm' };
  const found = rates.findLast(({ aboveGrams }) => (grams ?? 0) > aboveGrams) ?? lowest;
  return { rate: part(row, () => found.rate) };
}

function electricRate({ wattHoursPerKm, kilowatts }: TableCar, row: Sourced<CarRates>): CarRate {
  const { frugalElectric, otherElectric } = row.value;
  const frugal: CarRate = { rate: part(row, () => frugalElectric) };
  const other: CarRate = { rate: part(row, () => otherElectric) };
  if (asNumber(frugalElectric) === asNumber(otherElectric)) return frugal;
  if (wattHoursPerKm === null) return { missing: 'wattHoursPerKm' };
  const terms = newest(law.frugalElectricCar).value;
  if (wattHoursPerKm <= terms.wattHoursPerKm) return frugal;
  if (wattHoursPerKm > terms.wattHoursPerKmOfWeakMotor) return other;
  if (kilowatts === null) return { missing: 'kilowatts' };
  return kilowatts <= terms.weakMotorKilowatts ? frugal : other;
}
