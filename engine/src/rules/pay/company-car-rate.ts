import { monthsBetween, type Month } from '../../dated/month.ts';
import type { Sourced } from '../../dated/source.ts';
import type { CarRates, EmissionRate, FrugalElectricCar } from '../../law/pay/company-cars.ts';
import { asNumber, type Rate } from '../../money/rate.ts';

/** How a company car is driven, as an input names it. */
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

/** A field without which the table of rates does not say the rate. */
type MissingField = 'co2GramsPerKm' | 'wattHoursPerKm' | 'kilowatts';

/** The table of rates by first registration, the oldest first, and what an electric car of the lower rate uses. */
interface CarRatesLaw {
  readonly rates: readonly Sourced<CarRates>[];
  readonly frugalElectricCar: FrugalElectricCar;
}

/** The rate of a car, or the field that is missing for it. */
export type CarRate = { readonly rate: Sourced<Rate> } | { readonly missing: MissingField };

/**
 * The rate on the price of a car that gives the benefit of a month. RGD of 23 December 2016, art. 3bis.
 *
 * @throws RangeError for an unknown first registration
 */
export function carRate(car: TableCar, law: CarRatesLaw): CarRate {
  const row = rowOf(car, law.rates);
  const found = rateIn(row.value, car, law.frugalElectricCar);
  return typeof found === 'string'
    ? { missing: found }
    : { rate: { value: found, sources: row.sources } };
}

/** Whether a contract that is older than the rates of the first registration can change the rate of a car. */
export function contractDecides(
  car: Pick<TableCar, 'firstRegistered' | 'contractSigned' | 'drive'>,
  { rates }: CarRatesLaw,
): boolean {
  const present = figuresOf(rowOf({ ...car, contractSigned: null }, rates).value, car.drive);
  const former = figuresOf(rowOf(car, rates).value, car.drive);
  return (
    present.length !== former.length || present.some((figure, index) => figure !== former[index])
  );
}

/** All rates of a drive, and the emissions from which they apply. */
function figuresOf(rates: CarRates, drive: TableCar['drive']): readonly number[] {
  if (drive === 'hydrogen') return [asNumber(rates.hydrogen)];
  if (drive === 'electric') return [asNumber(rates.frugalElectric), asNumber(rates.otherElectric)];
  return rates[drive].flatMap(({ aboveGrams, rate }) => [aboveGrams, asNumber(rate)]);
}

function rateIn(rates: CarRates, car: TableCar, frugal: FrugalElectricCar): Rate | MissingField {
  if (car.drive === 'hydrogen') return rates.hydrogen;
  if (car.drive === 'electric') return electricRate(rates, car, frugal);
  return emissionRate(rates[car.drive], car);
}

/** The row of the first registration, or the one before for a contract that is older than the row. */
function rowOf(
  { firstRegistered, contractSigned }: Pick<TableCar, 'firstRegistered' | 'contractSigned'>,
  rows: readonly Sourced<CarRates>[],
): Sourced<CarRates> {
  const index = rows.findLastIndex(({ value }) => value.registeredFrom <= firstRegistered);
  const row = rows[index];
  if (row === undefined) throw new RangeError(`no rates of a car from ${firstRegistered}`);
  const { registeredFrom, transitionMonths } = row.value;
  const isOlderContract =
    contractSigned !== null &&
    contractSigned < registeredFrom &&
    monthsBetween(registeredFrom, firstRegistered) < transitionMonths;
  return (isOlderContract ? rows[index - 1] : row) ?? row;
}

function emissionRate(
  rates: readonly EmissionRate[],
  { co2GramsPerKm: grams }: TableCar,
): Rate | MissingField {
  const [lowest] = rates;
  if (lowest === undefined) throw new RangeError('no rates by emission');
  if (rates.length > 1 && grams === null) return 'co2GramsPerKm';
  return (rates.findLast(({ aboveGrams }) => (grams ?? 0) > aboveGrams) ?? lowest).rate;
}

function electricRate(
  { frugalElectric, otherElectric }: CarRates,
  { wattHoursPerKm, kilowatts }: TableCar,
  frugal: FrugalElectricCar,
): Rate | MissingField {
  if (asNumber(frugalElectric) === asNumber(otherElectric)) return frugalElectric;
  if (wattHoursPerKm === null) return 'wattHoursPerKm';
  if (wattHoursPerKm <= frugal.wattHoursPerKm) return frugalElectric;
  if (wattHoursPerKm > frugal.wattHoursPerKmOfWeakMotor) return otherElectric;
  if (kilowatts === null) return 'kilowatts';
  return kilowatts <= frugal.weakMotorKilowatts ? frugalElectric : otherElectric;
}
