import { month, yearOf } from '../../dated/month.ts';
import {
  companyCarLaw,
  newestRatesFrom,
  oldestRegistration,
} from '../../law-in-force/pay/company-car-law.ts';
import { newestPayMonth } from '../../law-in-force/rule-periods.ts';
import { inPercent } from '../../money/rate.ts';
import {
  carRate,
  contractDecides,
  type CarRate,
  type TableCar,
} from '../../rules/pay/company-car-rate.ts';

const newestLaw = companyCarLaw(newestPayMonth);

/** A company car by years: the rates change with the year, and a contract of the year before can keep the older ones. */
export interface PreviewedCar extends Omit<TableCar, 'firstRegistered' | 'contractSigned'> {
  readonly registeredIn: number;
  /** Whether the contract was signed by the end of the year before. */
  readonly isContractOlder: boolean;
}

/** The months that an input names for a car of a year. */
export function monthsOfCar({
  registeredIn,
  isContractOlder,
}: Pick<PreviewedCar, 'registeredIn' | 'isContractOlder'>) {
  return {
    firstRegistered: month(`${registeredIn}-01`),
    contractSigned: isContractOlder ? month(`${registeredIn - 1}-12`) : null,
  };
}

/** The benefit of a month in percent of the price by the newest rates, or what the table of rates still needs to know. */
export function previewedCarRate(
  car: PreviewedCar,
): { readonly ratePercent: number } | Extract<CarRate, { readonly missing: string }> {
  const found = carRate({ ...car, ...monthsOfCar(car) }, newestLaw);
  return 'missing' in found ? found : { ratePercent: inPercent(found.rate.value) };
}

/** Whether a contract of the year before the registration can change the rate of a car, by the newest rates. */
export function olderContractDecides({
  registeredIn,
  drive,
}: Pick<PreviewedCar, 'registeredIn' | 'drive'>): boolean {
  return contractDecides(
    { ...monthsOfCar({ registeredIn, isContractOlder: true }), drive },
    newestLaw,
  );
}

const oldestYear = yearOf(oldestRegistration);
/** In the year after the newest rates no older contract keeps the former ones: it stands for all later years. */
const newestYear = yearOf(newestRatesFrom) + 1;

/** The years of first registration that can be chosen, the newest first. */
export const registrationYears: readonly number[] = Array.from(
  { length: newestYear - oldestYear + 1 },
  (_, ago) => newestYear - ago,
);

/** A change of the rate at which a drive starts: the year of first registration, and the rates in percent. */
interface RateChange {
  readonly year: number;
  readonly before: number;
  readonly after: number;
}

/** The newest change of the rate at which electric and hydrogen cars start. Other rates follow the emissions. */
export function rateChangeOf(drive: TableCar['drive']): RateChange | undefined {
  if (drive !== 'electric' && drive !== 'hydrogen') return undefined;
  const rates = newestLaw.rates.map(({ value: { registeredFrom, frugalElectric, hydrogen } }) => ({
    year: yearOf(registeredFrom),
    percent: inPercent(drive === 'electric' ? frugalElectric : hydrogen),
  }));
  return rates
    .flatMap(({ year, percent }, index) => {
      const before = rates[index - 1]?.percent ?? percent;
      return before === percent ? [] : [{ year, before, after: percent }];
    })
    .at(-1);
}
