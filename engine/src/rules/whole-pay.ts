import { sumOf, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import type { ExtraHoursPay } from './extra-hours.ts';
import type { MealVoucherPay } from './meal-vouchers.ts';
import type { PeriodPay } from './period-pay.ts';
import { twelveMonths } from './twelfths.ts';

const { step, quoted } = salaryNames;

/** What a period's pay consists of beside the salary; each part is missing where there is none. */
export interface PayElements {
  readonly overtimeBasePay?: Money;
  readonly overtimePay?: Money;
  readonly publicHolidayPay?: Money;
  readonly exemptSupplements?: Money;
  readonly supplements?: Money;
  readonly rentPremium?: Money;
  readonly benefitsInKind?: Money;
  readonly taxableMealVouchers?: Money;
  readonly mealVoucherShare?: Money;
}

/** The elements of a month's pay. */
export function elementsOfMonth(
  hours: ExtraHoursPay | null,
  benefits: readonly Money[],
  rentPremium: Money | null,
  vouchers: MealVoucherPay | null,
): PayElements {
  const overtime = hours?.overtime;
  const supplements = hours?.supplements;
  return {
    ...(overtime && { overtimeBasePay: overtime.base, overtimePay: overtime.pay }),
    ...(supplements && { supplements: supplements.all, exemptSupplements: supplements.exempt }),
    ...(supplements?.taxable && { publicHolidayPay: supplements.taxable }),
    ...(rentPremium && { rentPremium }),
    ...(benefits.length > 0 && { benefitsInKind: step('benefitsInKind', sumOf(benefits)) }),
    ...(vouchers && { mealVoucherShare: vouchers.ownShare }),
    ...(vouchers?.taxable && { taxableMealVouchers: vouchers.taxable }),
  };
}

const elementNames = [
  'overtimeBasePay',
  'overtimePay',
  'publicHolidayPay',
  'exemptSupplements',
  'supplements',
  'rentPremium',
  'benefitsInKind',
  'taxableMealVouchers',
  'mealVoucherShare',
] as const satisfies readonly (keyof PayElements)[];

/** The same of twelve equal months. */
export function elementsOfYear(ofMonth: PayElements): PayElements {
  const entries = elementNames.flatMap((name) => {
    const amount = ofMonth[name];
    if (amount === undefined) return [];
    const ofYear = times(quoted('amountOfMonth', amount), twelveMonths);
    return [[name, step(name, ofYear, wholeCents)] as const];
  });
  return Object.fromEntries(entries);
}

/** The pay of a period with its elements, by what each part counts for. */
export function wholePay(
  salary: Money,
  elements: PayElements,
  grossId: GrossId = 'grossSalary',
): PeriodPay {
  const { overtimePay, supplements, rentPremium, benefitsInKind, mealVoucherShare } = elements;
  const sumUp = sumsOf();
  const all = sumUp(grossId, salary, overtimePay, supplements, rentPremium, benefitsInKind);
  const gross = all === salary ? step(grossId, salary) : all;
  const monthlyCash = sumUp('monthlyCashPay', salary, elements.publicHolidayPay, rentPremium);
  const insured = sumUp('insuredPay', monthlyCash, elements.exemptSupplements, benefitsInKind);
  const credited = sumUp('creditPay', monthlyCash, benefitsInKind);
  return {
    gross,
    insured,
    withOvertime: sumUp('payWithOvertime', insured, elements.overtimeBasePay),
    monthlyCash,
    taxable: sumUp('taxablePay', credited, elements.taxableMealVouchers),
    credited,
    shown: {
      ...(overtimePay && { overtimePay }),
      ...(supplements && { supplements }),
      ...(rentPremium && { rentPremium }),
      ...(benefitsInKind && { benefitsInKind }),
      ...(mealVoucherShare && { mealVoucherShare }),
    },
  };
}

/** The gross of a period, or of a year before a bonus. */
type GrossId = 'grossSalary' | 'grossWithoutBonus';

type SumId =
  | GrossId
  | 'monthlyCashPay'
  | 'insuredPay'
  | 'creditPay'
  | 'payWithOvertime'
  | 'taxablePay';

/** Adds the parts that there are. One part is its own sum, and the same parts have one sum, under its first name. */
function sumsOf() {
  const made: { readonly parts: readonly Money[]; readonly sum: Money }[] = [];
  return (id: SumId, ...all: readonly (Money | undefined)[]): Money => {
    const parts = all.filter((part) => part !== undefined);
    const [first] = parts;
    if (first !== undefined && parts.length === 1) return first;
    const same = made.find(
      (each) =>
        each.parts.length === parts.length &&
        each.parts.every((part, index) => part === parts[index]),
    );
    if (same) return same.sum;
    const sum = step(id, sumOf(parts));
    made.push({ parts, sum });
    return sum;
  };
}
