import {
  olderContractDecides,
  previewedCarRate,
  registrationYears,
  type PreviewedCar,
} from '@suen/engine/calculators/net-salary/car-preview';
import { netSalaryCall, type NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import { yearOf } from '@suen/engine/small-door';
import {
  choice,
  money,
  number,
  sometimesAsked,
  wholeNumber,
} from '../../../shared/form/definition/fields.ts';
import { readNumber, type Limits } from '../../../shared/form/definition/read-entry.ts';
import { isEmployee, type EmploymentType } from '../../../subjects/salary/salary-entries.ts';
import { question } from '../../../subjects/salary/self-employed/self-employed-entries.ts';

const { properties } = netSalaryCall.inputSchema;
const { properties: carProperties } = properties.companyCar;

type Drive = PreviewedCar['drive'];
export const drives: readonly Drive[] = carProperties.drive.enum;

/** When the contract was signed: in the year of the registration, or by the end of the year before. */
export const carContracts = ['sameYear', 'yearBefore'] as const;
type CarContract = (typeof carContracts)[number];

/** Today's year, as far as its rates are known. */
const newestYearOn = (today: string) =>
  registrationYears.find((year) => year <= yearOf(today)) ?? registrationYears[0] ?? 0;

const figure = (example: number, limits: Limits) =>
  sometimesAsked(number({ isRequired: true, example, limits }));

/** The kinds of what an employee pays for a car. */
export type PaymentKind = NonNullable<NonNullable<NetSalaryInput['companyCar']>['ownPaymentKind']>;
export const paymentKinds: readonly PaymentKind[] = carProperties.ownPaymentKind.enum.filter(
  (kind) => kind !== null,
);

/** A company car. Without a price there is none, except in exchange for pay: then its real value is asked instead. */
export const carFields = {
  carInExchange: question(),
  carValue: sometimesAsked(
    money({ isRequired: true, example: 650, limits: properties.exchangedCarValue }),
  ),
  carPrice: money({ example: 45_000, limits: carProperties.priceWithVat }),
  carDrive: choice<Drive>('electric', { choices: drives }),
  carYear: choice<number>(registrationYears[0] ?? 0, {
    firstOn: newestYearOn,
    choices: registrationYears,
  }),
  carContract: sometimesAsked(choice<CarContract>('sameYear', { choices: carContracts })),
  carCo2: figure(99, carProperties.co2GramsPerKm),
  carConsumption: figure(170, carProperties.wattHoursPerKm),
  carPower: figure(150, carProperties.kilowatts),
  carPayment: money({ example: 100, limits: carProperties.ownPayment }),
  carPaymentKind: sometimesAsked(choice<PaymentKind>('fixed', { choices: paymentKinds })),
  carLeasingCost: sometimesAsked(
    money({ isRequired: true, example: 800, limits: carProperties.leasingCost }),
  ),
  carAmortization: sometimesAsked(
    wholeNumber({ isRequired: true, example: 48, limits: carProperties.amortizationMonths }),
  ),
};

interface CarEntries {
  readonly carInExchange: boolean;
  readonly carPrice: string;
  readonly carDrive: Drive;
  readonly carYear: number;
  readonly carContract: CarContract;
  readonly carCo2: string;
  readonly carConsumption: string;
  readonly carPower: string;
  readonly carPayment: string;
  readonly carPaymentKind: PaymentKind | null;
}

const numberIn = (text: string, limits: Limits): number | null => {
  const reading = readNumber(text, limits);
  return 'value' in reading ? reading.value : null;
};

const carOf = (entries: CarEntries, isContractOlder: boolean): PreviewedCar => ({
  registeredIn: entries.carYear,
  isContractOlder,
  drive: entries.carDrive,
  co2GramsPerKm: numberIn(entries.carCo2, carProperties.co2GramsPerKm),
  wattHoursPerKm: numberIn(entries.carConsumption, carProperties.wattHoursPerKm),
  kilowatts: numberIn(entries.carPower, carProperties.kilowatts),
});

/** The rate of the car that was entered, or what the table of rates still needs. */
export function carRateOf(entries: CarEntries) {
  return previewedCarRate(carOf(entries, entries.carContract === 'yearBefore'));
}

/** Whether there is a car whose benefit follows from its price. */
export function hasPrice({ carInExchange, carPrice }: CarEntries): boolean {
  return !carInExchange && carPrice.trim() !== '';
}

/** The kind of an own payment is asked where there is one. */
const hasPayment = (entries: CarEntries) => hasPrice(entries) && entries.carPayment.trim() !== '';

interface EmployeeEntries extends CarEntries {
  readonly employmentType: EmploymentType;
}

const askedOfEmployee = (decides: (entries: CarEntries) => boolean) => (entries: EmployeeEntries) =>
  isEmployee(entries) && decides(entries);

/** When each field of a car is asked for: the rates need no more, and a car in exchange for pay has none. */
export const whenCarIsAsked = {
  carInExchange: isEmployee,
  carPrice: askedOfEmployee(({ carInExchange }) => !carInExchange),
  carValue: askedOfEmployee(({ carInExchange }) => carInExchange),
  carDrive: askedOfEmployee(hasPrice),
  carYear: askedOfEmployee(hasPrice),
  carContract: askedOfEmployee((entries) => hasPrice(entries) && contractDecides(entries)),
  carCo2: askedOfEmployee((entries) => carNeeds(entries, 'carCo2')),
  carConsumption: askedOfEmployee((entries) => carNeeds(entries, 'carConsumption')),
  carPower: askedOfEmployee((entries) => carNeeds(entries, 'carPower')),
  carPayment: askedOfEmployee(({ carInExchange }) => !carInExchange),
  carPaymentKind: askedOfEmployee(hasPayment),
  carLeasingCost: askedOfEmployee(
    (entries) => hasPayment(entries) && entries.carPaymentKind === 'leasing',
  ),
  carAmortization: askedOfEmployee(
    (entries) => hasPayment(entries) && entries.carPaymentKind === 'price',
  ),
} as const satisfies Record<keyof typeof carFields, (entries: EmployeeEntries) => boolean>;

/** Which figures of the car decide its rate: they alone are asked for. */
function carNeeds(entries: CarEntries, field: 'carCo2' | 'carConsumption' | 'carPower') {
  if (!hasPrice(entries)) return false;
  const entriesWithout = { ...entries, [field]: '' };
  const found = carRateOf(entriesWithout);
  return 'missing' in found && fieldOfFigure[found.missing] === field;
}

const fieldOfFigure = {
  co2GramsPerKm: 'carCo2',
  wattHoursPerKm: 'carConsumption',
  kilowatts: 'carPower',
} as const;

/** Whether a contract of the year before can change the rate of a car of this year. */
export function contractDecides({ carYear, carDrive }: CarEntries): boolean {
  return olderContractDecides({ registeredIn: carYear, drive: carDrive });
}
