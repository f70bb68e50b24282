import type { Sourced } from '../../dated/source.ts';
import * as law from '../../law/every-law.ts';
import type { CarRates } from '../../law/pay/company-cars.ts';
import { newestPayMonth } from '../rule-periods.ts';
import { memoizeByMonth, valueIn } from '../sourced.ts';

/** The law on the benefit of a company car in a month of pay. */
export const companyCarLaw = memoizeByMonth((payMonth) => ({
  /** By first registration, the oldest first. */
  rates: [law.carRatesByEmission, law.carRatesByDrive].flatMap((parameter) => {
    const { value, sources } = valueIn(parameter, payMonth);
    return value.map((rates): Sourced<CarRates> => ({ value: rates, sources }));
  }),
  frugalElectricCar: valueIn(law.frugalElectricCar, payMonth).value,
  /** The part of the price or the leasing up to which an employee's share of them counts. */
  paymentShare: valueIn(law.carPaymentShare, payMonth),
}));

const newestRates = companyCarLaw(newestPayMonth).rates;

/** The first registration from which rates are known, and the one from which the newest rates apply without an end. */
export const oldestRegistration: string = newestRates[0]?.value.registeredFrom ?? '';
export const newestRatesFrom: string = newestRates.at(-1)?.value.registeredFrom ?? '';
