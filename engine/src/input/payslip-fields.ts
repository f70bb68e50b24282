import { usualNightSupplement } from '../assumptions/night-supplement.ts';
import { newest } from '../dated/parameter.ts';
import { oldestRegistration } from '../law-in-force/pay/company-car-law.ts';
import { newestPayMonth } from '../law-in-force/rule-periods.ts';
import { valueIn } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import { toEuros } from '../money/cents.ts';
import { inPercent } from '../money/rate.ts';
import { drives } from '../rules/pay/company-car-rate.ts';
import { sundayRules } from '../rules/pay/extra-hours.ts';
import {
  integer,
  type JsonSchema,
  number,
  objectOf,
  optionalInteger,
  optionalNumber,
} from '../schema/json-schema.ts';
import { amountField, monthField } from './fields.ts';

/** Hours of the longest month. */
const maxHours = 744;

function monthlyHoursField(description: string) {
  return optionalNumber(description, { minimum: 0, maximum: maxHours });
}

const maxMonthlyAmount = 1_000_000;

/** The kinds of what an employee pays for a company car. RGD of 23 December 2016, art. 4. */
const ownPaymentKinds = ['fixed', 'perKilometre', 'runningCosts', 'leasing', 'price'] as const;
const paymentShare = inPercent(valueIn(law.carPaymentShare, newestPayMonth).value);

const usual = valueIn(law.mealVoucher, newestPayMonth).value;

/** What a missing field beside the salary means. */
export const payslipDefaults = {
  nightSupplementPercent: inPercent(newest(usualNightSupplement).value),
  faceValue: toEuros(usual.faceValue),
  ownShare: toEuros(usual.ownShare),
} as const;

const companyCarField = {
  title: 'CompanyCar',
  ...objectOf(
    {
      priceWithVat: number(
        'Price of the new car in euros, with options and VAT and after discount. For a used car, this is also the price when new.',
        { minimum: 0, maximum: 10_000_000 },
      ),
      firstRegistered: monthField(
        ['string'],
        `Month of the first registration, YYYY-MM, from ${oldestRegistration} on.`,
      ),
      contractSigned: monthField(
        ['string', 'null'],
        'Month of the contract, YYYY-MM. A contract signed before new rates began keeps the former rates for one year. Without it, the registration decides.',
      ),
      drive: {
        enum: drives,
        description: 'Engine type of the car. A hybrid is `combustion` or `diesel`.',
      },
      co2GramsPerKm: optionalNumber(
        'CO2 emission. Required for `combustion` and `diesel` if the rates depend on it.',
        { minimum: 0, maximum: 10_000 },
      ),
      wattHoursPerKm: optionalNumber(
        'Consumption. Required for `electric` if the rates depend on it.',
        { minimum: 0, maximum: 10_000 },
      ),
      kilowatts: optionalNumber(
        'Power of the motor. Required for `electric` if the rates depend on it.',
        { minimum: 0, maximum: 10_000 },
      ),
      ownPayment: optionalNumber(
        'Payment of the employee to the employer for the car, in euros a month. Only with `ownPaymentKind` `price`, it is the whole payment. It lowers the benefit as `ownPaymentKind` says. The net does not subtract it.',
        { minimum: 0, maximum: maxMonthlyAmount },
      ),
      ownPaymentKind: {
        enum: [...ownPaymentKinds, null],
        default: 'fixed',
        description: `Kind of \`ownPayment\`. \`fixed\`: a fixed lump sum, which is deducted in full. \`perKilometre\`: by the private kilometre, for which a logbook is required, deducted in full. \`runningCosts\`: fuel, maintenance, repairs, or kilometres without a logbook. They are never deducted. \`leasing\`: a share of the leasing, deducted up to ${paymentShare} % of \`leasingCost\`. \`price\`: a share of the price, deducted up to ${paymentShare} % of \`priceWithVat\` and spread over \`amortizationMonths\`.`,
      },
      leasingCost: optionalNumber(
        'Cost of the leasing for the employer in euros a month. Required for `leasing`.',
        { minimum: 0, maximum: maxMonthlyAmount },
      ),
      amortizationMonths: optionalInteger(
        'Months over which the employer writes off the price of the car. Required for `price`.',
        { minimum: 1, maximum: 240 },
      ),
    },
    'contractSigned',
    'co2GramsPerKm',
    'wattHoursPerKm',
    'kilowatts',
    'ownPayment',
    'ownPaymentKind',
    'leasingCost',
    'amortizationMonths',
  ),
  type: ['object', 'null'],
  description:
    'A company car for private use. Its benefit is part of `grossSalary` and of `benefitsInKind`. The request is refused if the table of rates needs a missing field. For a car in exchange for lower pay, the rates do not apply: see `exchangedCarValue`.',
} as const satisfies JsonSchema;

const mealVouchersField = {
  ...objectOf(
    {
      count: integer('Number of vouchers per month, one for each working day.', {
        minimum: 0,
        maximum: 31,
      }),
      faceValue: optionalNumber('Value of a voucher in euros.', {
        minimum: 0,
        maximum: 1000,
        default: payslipDefaults.faceValue,
      }),
      ownShare: optionalNumber(
        'Payment of the employee for one voucher in euros, at most its value. If it is below the default, the difference is taxed but bears no contributions.',
        { minimum: 0, maximum: 1000, default: payslipDefaults.ownShare },
      ),
    },
    'faceValue',
    'ownShare',
  ),
  type: ['object', 'null'],
  description:
    'Meal vouchers of a month. The net subtracts the own share, which is `mealVoucherShare` in the answer.',
} as const satisfies JsonSchema;

const { value: youngSundays } = valueIn(law.youngSundaySupplement, newestPayMonth);
const { value: shift } = newest(law.nightShift);
const { days, fromSundays } = newest(law.sundayLeave).value;

/** What an employee is paid beside the salary. The self-employed have none of it. */
export const payslipFields = {
  bonus: amountField(
    'Bonus, 13th month or other one-off payment to an employee in euros, paid once in the year with the pay of `payMonth`. Adds `bonusPay` to the answer. `annualSalary` includes the bonus.',
  ),
  overtimeHours: monthlyHoursField(
    'Hours of overtime per month that are paid and not taken as time off. Adds `overtimePay` to the answer. Senior executives are not entitled to it. With part-time work, all hours together must not exceed full time.',
  ),
  sundayHours: monthlyHoursField(
    'Hours of normal work on Sundays per month. Adds `supplements` to the answer.',
  ),
  sundayRule: {
    enum: [...sundayRules, null],
    default: 'general',
    description: `Rule for \`sundayHours\`. \`general\`: a supplement of ${inPercent(valueIn(law.sundaySupplement, newestPayMonth).value)} %. \`hospitality\`: hotels, restaurants and cafés. \`farming\`: farming and wine-growing. These branches owe no supplement, but ${days} days of leave from ${fromSundays} Sundays in the year on. \`underAge\`: a supplement of ${inPercent(youngSundays.rate)} % for people under ${youngSundays.belowAge} in every branch.`,
  },
  publicHolidayHours: monthlyHoursField(
    'Hours worked on public holidays per month. The pay for these hours is taxed, and their supplement is not. `supplements` includes both.',
  ),
  nightHours: monthlyHoursField(
    `Hours of night work per month, in regular shifts of at least ${shift.hours} hours, of which ${shift.hoursAtNight} lie between 22:00 and 6:00. \`supplements\` includes their supplement.`,
  ),
  nightSupplementPercent: optionalNumber(
    'Supplement for night work in percent, as fixed by the law or the collective agreement. The part of a supplement above it is taxed and is not computed here.',
    { minimum: 0, maximum: 100, default: payslipDefaults.nightSupplementPercent },
  ),
  companyCar: companyCarField,
  exchangedCarValue: optionalNumber(
    'Real value in euros a month of a company car that an employee receives in exchange for lower pay. It replaces `companyCar`, because the rates do not apply to such a car. The salary is the one after the reduction.',
    { minimum: 0, maximum: maxMonthlyAmount },
  ),
  benefitInKind: optionalNumber(
    'Another benefit in kind in euros a month, for example housing. It is added to the benefit of `companyCar`.',
    { minimum: 0, maximum: maxMonthlyAmount },
  ),
  mealVouchers: mealVouchersField,
} as const satisfies Readonly<Record<string, JsonSchema>>;
