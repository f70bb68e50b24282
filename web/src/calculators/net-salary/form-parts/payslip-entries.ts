import { monthsOfCar } from '@suen/engine/calculators/net-salary/car-preview';
import { netSalaryCall, type NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import type { EntriesOf, ValuesOf } from '../../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  number,
  percent,
  sometimesAsked,
  wholeNumber,
} from '../../../shared/form/definition/fields.ts';
import { isEmployee, type EmploymentType } from '../../../subjects/salary/salary-entries.ts';
import { carFields, whenCarIsAsked } from './car-entries.ts';

const { nightSupplementPercent, mealVouchers, sundayRule } = netSalaryCall.inputSchema.properties;
const { count, faceValue, ownShare } = mealVouchers.properties;

/** How often a year the salary is paid. */
export const paymentCounts = [12, 13, 14] as const;
export type PaymentCount = (typeof paymentCounts)[number];

const hours = number({ example: 10 });

/** Whose Sundays have which supplement. */
export type SundayRule = NonNullable<NetSalaryInput['sundayRule']>;
export const sundayRules: readonly SundayRule[] = sundayRule.enum.filter((rule) => rule !== null);

/** What an employee is paid beside the salary. */
export const payslipFields = {
  paymentsPerYear: choice<PaymentCount>(12, { choices: paymentCounts }),
  bonus: money({ example: 5000 }),
  overtimeHours: hours,
  sundayHours: hours,
  sundayRule: sometimesAsked(choice<SundayRule>('general', { choices: sundayRules })),
  publicHolidayHours: hours,
  nightHours: hours,
  nightSupplementPercent: sometimesAsked(percent({ first: nightSupplementPercent.default })),
  ...carFields,
  benefitInKind: money({ example: 300 }),
  voucherCount: wholeNumber({ example: 18, limits: count }),
  voucherFaceValue: money({ first: faceValue.default, limits: faceValue }),
  voucherOwnShare: money({ first: ownShare.default, limits: ownShare }),
};

interface Entries extends EntriesOf<typeof payslipFields> {
  readonly employmentType: EmploymentType;
}

/** When each field is asked for: only an employee is paid anything beside the salary. */
export const whenPayslipIsAsked = {
  paymentsPerYear: isEmployee,
  bonus: isEmployee,
  overtimeHours: isEmployee,
  sundayHours: isEmployee,
  sundayRule: (entries) => isEmployee(entries) && entries.sundayHours.trim() !== '',
  publicHolidayHours: isEmployee,
  nightHours: isEmployee,
  nightSupplementPercent: (entries) => isEmployee(entries) && entries.nightHours.trim() !== '',
  ...whenCarIsAsked,
  benefitInKind: isEmployee,
  voucherCount: isEmployee,
  voucherFaceValue: isEmployee,
  voucherOwnShare: isEmployee,
} as const satisfies Record<keyof typeof payslipFields, (entries: Entries) => boolean>;

type Values = ValuesOf<typeof payslipFields>;

/** The part of a request about what is paid beside the salary; nothing of it for the self-employed. */
export function payslipRequest(values: Values, isForEmployee: boolean) {
  const { overtimeHours, sundayHours, publicHolidayHours, nightHours } = values;
  const { nightSupplementPercent: supplement, benefitInKind } = values;
  if (!isForEmployee) return {};
  return {
    overtimeHours,
    sundayHours,
    sundayRule: values.sundayRule,
    publicHolidayHours,
    nightHours,
    nightSupplementPercent: supplement,
    benefitInKind,
    exchangedCarValue: values.carValue,
    companyCar: companyCarOf(values),
    mealVouchers: mealVouchersOf(values),
  };
}

function companyCarOf(values: Values): NetSalaryInput['companyCar'] {
  if (values.carPrice === null) return null;
  return {
    priceWithVat: values.carPrice,
    ...monthsOfCar({
      registeredIn: values.carYear,
      isContractOlder: values.carContract === 'yearBefore',
    }),
    drive: values.carDrive,
    co2GramsPerKm: values.carCo2,
    wattHoursPerKm: values.carConsumption,
    kilowatts: values.carPower,
    ownPayment: values.carPayment,
    // Asked only with a payment.
    ...(values.carPaymentKind && {
      ownPaymentKind: values.carPaymentKind,
      leasingCost: values.carLeasingCost,
      amortizationMonths: values.carAmortization,
    }),
  };
}

function mealVouchersOf(values: Values): NetSalaryInput['mealVouchers'] {
  if (!values.voucherCount) return null;
  return {
    count: values.voucherCount,
    faceValue: values.voucherFaceValue,
    ownShare: values.voucherOwnShare,
  };
}
