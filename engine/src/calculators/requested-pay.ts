import { month } from '../dated/month.ts';
import { carPaymentShare, carRate, oldestRegistration } from '../law-in-force/company-car-law.ts';
import { fromEuros, type Cents } from '../money/cents.ts';
import { hundredths, percentOf } from '../money/rate.ts';
import { count, measure, money, share, sourcedShare, step } from '../quantity/names.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import { carBenefit, type CarPayment } from '../rules/company-car.ts';
import type { PayElements } from '../pay/elements.ts';
import type { Impatriate, PayExtras, SpecialRules } from '../pay/person.ts';
import type { ExtraHours } from '../rules/extra-hours.ts';
import type { RentPremium } from '../rules/exempt-premiums.ts';
import type { MealVouchers } from '../rules/meal-vouchers.ts';
import { RefusedInput, type Refusal } from './calculator.ts';
import { payslipDefaults } from './payslip-fields.ts';
import { workingOnOnly } from '../pay/tax-card.ts';
import { isTaxedAsNonResident } from './self-employed-terms.ts';
import type { SalaryFields } from './salary-fields.ts';

/**
 * Reads what an employee is paid each month beside the salary.
 *
 * @returns undefined where nothing is
 * @throws RefusedInput for a car that the table of rates cannot place, or a share of vouchers above their value
 */
export function payExtrasOf(asked: SalaryFields): PayExtras | undefined {
  const hours = extraHoursOf(asked);
  const car = carOf(asked.companyCar);
  const exchanged = statedBenefit(
    'exchangedCarBenefit',
    'exchangedCarValue',
    asked.exchangedCarValue,
  );
  const other = statedBenefit('otherBenefit', 'enteredBenefit', asked.benefitInKind);
  const vouchers = vouchersOf(asked.mealVouchers);
  const rentPremium = rentPremiumOf(asked.rentPremium);
  const benefits = [car, exchanged, other].filter((benefit) => benefit !== null);
  if (!hours && benefits.length === 0 && !vouchers && !rentPremium) return undefined;
  return { hours, benefits, vouchers, rentPremium };
}

function extraHoursOf(asked: SalaryFields): ExtraHours | null {
  const overtime = hoursOf('overtimeHours', asked.overtimeHours);
  const sunday = hasSundayLeave(asked) ? null : hoursOf('sundayHours', asked.sundayHours);
  const publicHoliday = hoursOf('publicHolidayHours', asked.publicHolidayHours);
  const night = hoursOf('nightHours', asked.nightHours);
  if (!overtime && !sunday && !publicHoliday && !night) return null;
  const percent = asked.nightSupplementPercent ?? payslipDefaults.nightSupplementPercent;
  const nightSupplement = share('nightSupplementRate', percentOf(percent));
  const isUnderAge = asked.sundayRule === 'underAge';
  return { overtime, sunday, publicHoliday, night, nightSupplement, isUnderAge };
}

/** Whether the law grants leave in place of a supplement for the Sundays of an employee. Code du travail, art. L. 231-7 (2). */
export function hasSundayLeave({ employmentType, sundayHours, sundayRule }: SalaryFields): boolean {
  if (employmentType === 2 || !sundayHours) return false;
  return sundayRule === 'hospitality' || sundayRule === 'farming';
}

type HoursId = 'overtimeHours' | 'sundayHours' | 'publicHolidayHours' | 'nightHours';

/** Hours to two decimals; none for zero. */
function hoursOf(id: HoursId, asked: number | null | undefined): Measure<'hours'> | null {
  if (!asked) return null;
  const hours = hundredths(asked);
  return hours.numerator === 0 ? null : measure(id, hours, 'hours');
}

function carOf(car: SalaryFields['companyCar']): Money | null {
  if (!car) return null;
  const { firstRegistered } = car;
  refuseIf(firstRegistered < oldestRegistration, {
    field: 'companyCar.firstRegistered',
    code: 'belowMinimum',
    limit: oldestRegistration,
  });
  const found = carRate({
    firstRegistered: month(firstRegistered),
    contractSigned: typeof car.contractSigned === 'string' ? month(car.contractSigned) : null,
    drive: car.drive,
    co2GramsPerKm: car.co2GramsPerKm ?? null,
    wattHoursPerKm: car.wattHoursPerKm ?? null,
    kilowatts: car.kilowatts ?? null,
  });
  if ('missing' in found) throw refused({ field: `companyCar.${found.missing}`, code: 'required' });
  const price = money('carPrice', fromEuros(car.priceWithVat));
  const rate = sourcedShare('carRate', found.rate);
  return carBenefit({ price, rate, payment: carPaymentOf(car, price) });
}

/** What counts of the payment for a car; `null` for nothing. */
function carPaymentOf(
  car: NonNullable<SalaryFields['companyCar']>,
  price: Money,
): CarPayment | null {
  const paid = fromEuros(car.ownPayment ?? 0);
  const { ownPaymentKind: kind, leasingCost, amortizationMonths } = car;
  if (paid === 0 || kind === 'runningCosts') return null;
  const amount = money('carPayment', paid);
  const upTo = sourcedShare('carPaymentShare', carPaymentShare);
  if (kind === 'leasing') {
    const whole = money('leasingCost', fromEuros(needed('leasingCost', leasingCost)));
    return { amount, shareOf: { whole, upTo, spreadOver: null } };
  }
  if (kind === 'price') {
    const months = needed('amortizationMonths', amortizationMonths);
    const spreadOver = count('amortizationMonths', months, 'months');
    return { amount, shareOf: { whole: price, upTo, spreadOver } };
  }
  return { amount };
}

/** A figure that the kind of a payment for a car requires. */
function needed(
  field: 'leasingCost' | 'amortizationMonths',
  asked: number | null | undefined,
): number {
  if (typeof asked === 'number') return asked;
  throw refused({ field: `companyCar.${field}`, code: 'required' });
}

/** A benefit in kind that the request states itself; `null` for nothing. */
function statedBenefit(
  id: 'exchangedCarBenefit' | 'otherBenefit',
  entered: 'exchangedCarValue' | 'enteredBenefit',
  asked: number | null | undefined,
): Money | null {
  const benefit = fromEuros(asked ?? 0);
  return benefit === 0 ? null : step(id, money(entered, benefit));
}

function vouchersOf(asked: SalaryFields['mealVouchers']): MealVouchers | null {
  if (!asked || asked.count === 0) return null;
  const faceValue = asked.faceValue ?? payslipDefaults.faceValue;
  const ownShare = asked.ownShare ?? payslipDefaults.ownShare;
  refuseIf(ownShare > faceValue, {
    field: 'mealVouchers.ownShare',
    code: 'aboveMaximum',
    limit: faceValue,
  });
  return {
    count: count('voucherCount', asked.count, 'number'),
    faceValue: money('voucherFaceValue', fromEuros(faceValue)),
    ownShare: money('voucherOwnShare', fromEuros(ownShare)),
  };
}

function rentPremiumOf(asked: SalaryFields['rentPremium']): RentPremium | null {
  const amount = fromEuros(asked?.amount ?? 0);
  if (!asked || amount === 0) return null;
  return {
    amount: step('rentPremium', money('enteredRentPremium', amount)),
    rent: money('monthlyRent', fromEuros(asked.rent)),
  };
}

/** Reads what an employee is paid once in the year, without amounts of zero; undefined where nothing is. */
export function oneOffPayOf(asked: SalaryFields): PayElements | undefined {
  const bonus = fromEuros(asked.bonus ?? 0);
  const elements = {
    ...(bonus > 0 && { bonus: money('bonus', bonus) }),
    ...premiumOf('profitSharingPremium', fromEuros(asked.profitSharingPremium ?? 0)),
    ...premiumOf('youngEmployeePremium', fromEuros(asked.youngEmployeePremium ?? 0)),
    ...premiumOf('impatriationPremium', fromEuros(asked.impatriationPremium ?? 0)),
  };
  return Object.keys(elements).length > 0 ? elements : undefined;
}

function premiumOf(
  id: 'profitSharingPremium' | 'youngEmployeePremium' | 'impatriationPremium',
  entered: Cents,
): PayElements {
  return entered > 0 ? { [id]: step(id, money('enteredPremium', entered)) } : {};
}

/** Reads what decides the exemption for an impatriate; undefined for all others. */
export function impatriateTermsOf(asked: SalaryFields): Impatriate | undefined {
  const { impatriateSince: since, impatriateRegime, residence } = asked;
  if (typeof since !== 'number') return undefined;
  // Treatment as a resident is no domicile in Luxembourg.
  const livesInLuxembourg = residence !== 'elsewhere';
  return { since, livesInLuxembourg, keepsFormerRegime: impatriateRegime !== 'present' };
}

/** Reads the special rules of a request; undefined where there are none. The self-employed have one of them. @throws RefusedInput for a credit of another class */
export function specialRulesOf(asked: SalaryFields, isEmployee: boolean): SpecialRules | undefined {
  const worksOn = asked.workingOnAllowance === true;
  if (!isEmployee) return worksOn ? workingOnOnly : undefined;
  const isOvertimeTaxedAbroad = asked.overtimeTaxedAbroad === true;
  // Non-residents have the credit only when they are treated as residents. L.I.R. art. 157bis, par. 5.
  const requested = isTaxedAsNonResident(asked) ? null : asked.singleParentCredit;
  const children = asked.childrenInTurn ?? 0;
  if (!worksOn && !isOvertimeTaxedAbroad && !requested && children === 0) return undefined;
  refuseIf(!!requested && asked.taxClass !== 2, {
    field: 'singleParentCredit',
    code: 'classOneAOnly',
  });
  const support = fromEuros(requested?.childSupport ?? 0);
  return {
    worksOn,
    isOvertimeTaxedAbroad,
    singleParent: requested
      ? { support: support === 0 ? null : money('childSupport', support) }
      : null,
    childrenInTurn: children === 0 ? null : count('childrenInTurn', children, 'number'),
  };
}

function refuseIf(isRefused: boolean, refusal: Refusal): void {
  if (isRefused) throw refused(refusal);
}

function refused(refusal: Refusal): RefusedInput {
  return new RefusedInput([refusal]);
}
