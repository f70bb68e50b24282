import {
  previewedCarRate,
  registrationYears,
  type PreviewedCar,
} from '@suen/engine/calculators/net-salary/car-preview';
import { choice, money, number, sometimesAsked } from '../../../shared/form/fields.ts';
import { readNumber } from '../../../shared/form/read-entry.ts';

export type Drive = PreviewedCar['drive'];
export const drives: readonly Drive[] = ['electric', 'hydrogen', 'combustion', 'diesel'];

/** When the contract was signed: in the year of the registration, or by the end of the year before. */
export const carContracts = ['sameYear', 'yearBefore'] as const;
export type CarContract = (typeof carContracts)[number];

/** Today's year, as far as its rates are known. */
const yearOf = (today: string) =>
  registrationYears.find((year) => year <= Number(today.slice(0, 4))) ?? registrationYears[0] ?? 0;

const carLimits = { minimum: 0, maximum: 10_000 };
const figure = (example: number) =>
  sometimesAsked(number({ isRequired: true, example, limits: carLimits }));

/** A company car. Without a price there is none. */
export const carFields = {
  carPrice: money({ example: 45_000, limits: { minimum: 0, maximum: 10_000_000 } }),
  carDrive: choice<Drive>('electric', { choices: drives }),
  carYear: choice<number>(registrationYears[0] ?? 0, {
    firstOn: yearOf,
    choices: registrationYears,
  }),
  carContract: choice<CarContract>('sameYear', { choices: carContracts }),
  carCo2: figure(99),
  carConsumption: figure(170),
  carPower: figure(150),
  carPayment: money({ example: 100, limits: { minimum: 0, maximum: 1_000_000 } }),
};

interface CarEntries {
  readonly carPrice: string;
  readonly carDrive: Drive;
  readonly carYear: number;
  readonly carContract: CarContract;
  readonly carCo2: string;
  readonly carConsumption: string;
  readonly carPower: string;
}

const numberIn = (text: string): number | null => {
  const reading = readNumber(text, carLimits);
  return 'value' in reading ? reading.value : null;
};

const carOf = (entries: CarEntries, isContractOlder: boolean): PreviewedCar => ({
  registeredIn: entries.carYear,
  isContractOlder,
  drive: entries.carDrive,
  co2GramsPerKm: numberIn(entries.carCo2),
  wattHoursPerKm: numberIn(entries.carConsumption),
  kilowatts: numberIn(entries.carPower),
});

/** The rate of the car that was entered, or what the table of rates still needs. */
export function carRateOf(entries: CarEntries) {
  return previewedCarRate(carOf(entries, entries.carContract === 'yearBefore'));
}

/** Which figures of the car decide its rate: they alone are asked for. */
export function carNeeds(entries: CarEntries, field: 'carCo2' | 'carConsumption' | 'carPower') {
  if (entries.carPrice.trim() === '') return false;
  const without = { ...entries, [field]: '' };
  const found = carRateOf(without);
  return 'missing' in found && fieldOfFigure[found.missing] === field;
}

const fieldOfFigure = {
  co2GramsPerKm: 'carCo2',
  wattHoursPerKm: 'carConsumption',
  kilowatts: 'carPower',
} as const;

/** Whether a contract of the year before can change the rate of a car of this year. */
export function contractDecides({ carYear, carDrive }: CarEntries): boolean {
  const anyCar = { registeredIn: carYear, drive: carDrive, ...ordinaryCar };
  const rates = [true, false].map((isContractOlder) =>
    JSON.stringify(previewedCarRate({ ...anyCar, isContractOlder })),
  );
  return rates[0] !== rates[1];
}

/** Each table has another rate for it. */
const ordinaryCar = { co2GramsPerKm: 99, wattHoursPerKm: 250, kilowatts: 250 };
