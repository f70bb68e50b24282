import { month, type Month } from '../dated/month.ts';
import type { FigureId, StepId } from '../explanation/step.ts';
import { companyCarLaw, oldestRegistration } from '../law-in-force/pay/company-car-law.ts';
import { fromEuros } from '../money/cents.ts';
import { hundredths, percentOf } from '../money/rate.ts';
import { paidElements, type OneOffElement, type PayElements } from '../pay/elements.ts';
import type { PayExtras } from '../pay/person.ts';
import { count, measure, money, share, sourcedShare, step } from '../quantity/names.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import { carRate } from '../rules/pay/company-car-rate.ts';
import type { CarPayment, CompanyCar } from '../rules/pay/company-car.ts';
import { grantsSundayLeave } from '../rules/pay/extra-hours.ts';
import { payslipDefaults } from './payslip-fields.ts';
import { refuse } from './refused-input.ts';
import { isSelfEmployed, type SalaryFields } from './salary-fields.ts';

type Entered = number | null | undefined;

/** An amount of the input; 0 where none was entered. */
export function amountOf(id: FigureId, entered: Entered): Money {
  return money(id, fromEuros(entered ?? 0));
}

/** An amount of the input under the name of a line; `null` for nothing. */
function lineOf(line: StepId, id: FigureId, entered: Entered): Money | null {
  const amount = amountOf(id, entered);
  return amount.amount === 0 ? null : step(line, amount);
}

/** The fields of this pay. */
type ExtrasFields = Pick<
  SalaryFields,
  | 'employmentType'
  | 'overtimeHours'
  | 'sundayHours'
  | 'sundayRule'
  | 'publicHolidayHours'
  | 'nightHours'
  | 'nightSupplementPercent'
  | 'companyCar'
  | 'exchangedCarValue'
  | 'benefitInKind'
  | 'mealVouchers'
  | 'rentPremium'
>;

/**
 * Reads the monthly pay of an employee in addition to the salary, by the law of a month.
 *
 * @returns undefined where there is none
 * @throws RefusedInput for a car that the table of rates cannot place, or a share of vouchers above their value
 */
export function payExtrasOf(input: ExtrasFields, payMonth: Month): PayExtras | undefined {
  const hours = extraHoursOf(input);
  const car = carOf(input.companyCar, payMonth);
  const otherBenefits = [
    lineOf('exchangedCarBenefit', 'exchangedCarValue', input.exchangedCarValue),
    lineOf('otherBenefit', 'enteredBenefit', input.benefitInKind),
  ].filter((benefit) => benefit !== null);
  const vouchers = vouchersOf(input.mealVouchers);
  const premium = lineOf('rentPremium', 'enteredRentPremium', input.rentPremium?.amount);
  const rentPremium = premium && {
    amount: premium,
    rent: amountOf('monthlyRent', input.rentPremium?.rent),
  };
  const isNone = !hours && !car && otherBenefits.length === 0 && !vouchers && !rentPremium;
  return isNone ? undefined : { hours, car, otherBenefits, vouchers, rentPremium };
}

function extraHoursOf(input: ExtrasFields): PayExtras['hours'] {
  const overtime = hoursOf('overtimeHours', input.overtimeHours);
  const sunday = hasSundayLeave(input) ? null : hoursOf('sundayHours', input.sundayHours);
  const publicHoliday = hoursOf('publicHolidayHours', input.publicHolidayHours);
  const night = hoursOf('nightHours', input.nightHours);
  if (!overtime && !sunday && !publicHoliday && !night) return null;
  const percent = input.nightSupplementPercent ?? payslipDefaults.nightSupplementPercent;
  const nightSupplement = share('nightSupplementRate', percentOf(percent));
  const isUnderAge = input.sundayRule === 'underAge';
  return { overtime, sunday, publicHoliday, night, nightSupplement, isUnderAge };
}

/** Whether an employee has leave in place of a supplement for the Sundays of the month. */
export function hasSundayLeave(
  input: Pick<SalaryFields, 'employmentType' | 'sundayHours' | 'sundayRule'>,
): boolean {
  if (isSelfEmployed(input) || !input.sundayHours) return false;
  return grantsSundayLeave(input.sundayRule ?? 'general');
}

/** Hours to two decimals; `null` for none. */
function hoursOf(id: FigureId, entered: Entered): Measure<'hours'> | null {
  if (!entered) return null;
  const hours = hundredths(entered);
  return hours.numerator === 0 ? null : measure(id, hours, 'hours');
}

function carOf(car: SalaryFields['companyCar'], payMonth: Month): CompanyCar | null {
  if (!car) return null;
  const { firstRegistered, contractSigned } = car;
  if (firstRegistered < oldestRegistration) {
    const limit = oldestRegistration;
    refuse({ field: 'companyCar.firstRegistered', code: 'belowMinimum', limit });
  }
  const found = carRate(
    {
      firstRegistered: month(firstRegistered),
      contractSigned: typeof contractSigned === 'string' ? month(contractSigned) : null,
      drive: car.drive,
      co2GramsPerKm: car.co2GramsPerKm ?? null,
      wattHoursPerKm: car.wattHoursPerKm ?? null,
      kilowatts: car.kilowatts ?? null,
    },
    companyCarLaw(payMonth),
  );
  if ('missing' in found) refuse({ field: `companyCar.${found.missing}`, code: 'required' });
  const price = amountOf('carPrice', car.priceWithVat);
  const rate = sourcedShare('carRate', found.rate);
  return { price, rate, payment: carPaymentOf(car, price, payMonth) };
}

/** The payment for a car, as far as it lowers the benefit; `null` for nothing. */
function carPaymentOf(
  car: NonNullable<SalaryFields['companyCar']>,
  price: Money,
  payMonth: Month,
): CarPayment | null {
  const { ownPaymentKind: kind, leasingCost, amortizationMonths } = car;
  const amount = amountOf('carPayment', car.ownPayment);
  if (amount.amount === 0 || kind === 'runningCosts') return null;
  const upTo = sourcedShare('carPaymentShare', companyCarLaw(payMonth).paymentShare);
  if (kind === 'leasing') {
    const whole = amountOf('leasingCost', required('leasingCost', leasingCost));
    return { amount, shareOf: { whole, upTo, spreadOver: null } };
  }
  if (kind === 'price') {
    const months = required('amortizationMonths', amortizationMonths);
    const spreadOver = count('amortizationMonths', months, 'months');
    return { amount, shareOf: { whole: price, upTo, spreadOver } };
  }
  return { amount };
}

/** A figure that the kind of a payment for a car requires. */
function required(field: 'leasingCost' | 'amortizationMonths', entered: Entered): number {
  if (typeof entered === 'number') return entered;
  refuse({ field: `companyCar.${field}`, code: 'required' });
}

function vouchersOf(vouchers: SalaryFields['mealVouchers']): PayExtras['vouchers'] {
  if (!vouchers || vouchers.count === 0) return null;
  const faceValue = vouchers.faceValue ?? payslipDefaults.faceValue;
  const ownShare = vouchers.ownShare ?? payslipDefaults.ownShare;
  if (ownShare > faceValue) {
    refuse({ field: 'mealVouchers.ownShare', code: 'aboveMaximum', limit: faceValue });
  }
  return {
    count: count('voucherCount', vouchers.count, 'number'),
    faceValue: amountOf('voucherFaceValue', faceValue),
    ownShare: amountOf('voucherOwnShare', ownShare),
  };
}

/** Reads what an employee is paid once in the year; undefined where nothing is. */
export function oneOffElementsOf(input: SalaryFields): PayElements | undefined {
  const premium = (name: 'profitSharingPremium' | 'youngEmployeePremium' | 'impatriationPremium') =>
    lineOf(name, 'enteredPremium', input[name]);
  return paidElements({
    bonus: amountOf('bonus', input.bonus),
    profitSharingPremium: premium('profitSharingPremium'),
    youngEmployeePremium: premium('youngEmployeePremium'),
    impatriationPremium: premium('impatriationPremium'),
  } satisfies Readonly<Record<Exclude<OneOffElement, EntriesOfYear>, Money | null>>);
}

/** The elements that only a year month by month asks for. */
type EntriesOfYear = 'leavePaidOut' | 'severancePay';
