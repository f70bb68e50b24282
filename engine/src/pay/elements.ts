import { sumOf, times } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import type { PayslipLine } from '../rules/pay/breakdown.ts';
import { twelveMonths } from '../rules/twelfths.ts';

/** What an amount of pay counts for. */
export type PayBase =
  | 'gross'
  /** All pay for work with its advantages, exempt ones too: the minimum wage credit follows it. */
  | 'allPay'
  /** The contribution for sick pay. */
  | 'sickPay'
  /** The contributions for pension and accident insurance. */
  | 'pension'
  /** The contributions for medical care and long-term care. */
  | 'care'
  /** The other tax credits. */
  | 'credits'
  | 'taxable';

/** A rule that exempts a part of pay from tax. */
export type ExemptionRule = 'impatriate' | 'rent' | 'profitSharing' | 'youngEmployee';

interface ElementOfPay {
  readonly name: string;
  readonly countsFor: readonly PayBase[];
  /** The line of the payslip that shows this element. */
  readonly line?: PayslipLine;
  /** The rule that exempts a part of this element alone from tax. */
  readonly exemptBy?: ExemptionRule;
  /** Set for gross pay that premiums are not measured by: see `ordinaryPayOf` in exemptions.ts. */
  readonly isBesideOrdinaryPay?: true;
}

const monthlyCash = ['sickPay', 'pension', 'care', 'credits', 'taxable'] as const;
const allButSickPay = ['gross', 'allPay', 'pension', 'care', 'credits', 'taxable'] as const;

/**
 * The elements of monthly pay in the order of their sums, each with what it counts for. What else a new kind of pay needs is in
 * docs/add-a-kind-of-pay.md.
 *
 * Code de la sécurité sociale art. 33 (all pay without the supplement of overtime) and art. 29 (sick pay: the cash that is
 * payable each month). L.I.R. art. 115, no 11 (overtime and supplements are tax-free). The pay of a fund in place of a salary is
 * pay (L.I.R. art. 11, no 1, and 95a); the one for parental leave bears no contribution for sick pay.
 *
 * The pay for a public holiday does not count for the gross, where it already is as a part of the supplements.
 */
const monthlyElements = [
  { name: 'basicSalary', countsFor: ['gross', 'allPay', ...monthlyCash] },
  { name: 'overtimeBasePay', countsFor: ['care'] },
  { name: 'overtimePay', countsFor: ['gross', 'allPay'], line: 'overtimePay' },
  { name: 'publicHolidayPay', countsFor: monthlyCash },
  { name: 'exemptSupplements', countsFor: ['pension', 'care'] },
  { name: 'supplements', countsFor: ['gross', 'allPay'], line: 'supplements' },
  {
    name: 'rentPremium',
    countsFor: ['gross', 'allPay', ...monthlyCash],
    line: 'rentPremium',
    exemptBy: 'rent',
    isBesideOrdinaryPay: true,
  },
  {
    name: 'benefitsInKind',
    countsFor: allButSickPay,
    line: 'benefitsInKind',
    isBesideOrdinaryPay: true,
  },
  { name: 'replacementPay', countsFor: ['gross', ...monthlyCash] },
  { name: 'parentalLeavePay', countsFor: ['gross', 'pension', 'care', 'credits', 'taxable'] },
  { name: 'taxableMealVouchers', countsFor: ['taxable'] },
  { name: 'mealVoucherAdvantage', countsFor: ['allPay'] },
  { name: 'mealVoucherShare', countsFor: [], line: 'mealVoucherShare' },
] as const satisfies readonly ElementOfPay[];

/** All elements that are paid once in the year. They bear no contribution for sick pay. */
const oneOffElements = [
  { name: 'bonus', countsFor: allButSickPay },
  { name: 'leavePaidOut', countsFor: allButSickPay },
  /** Tax-free (L.I.R. art. 115, no 9). Art. 139quater, al. 2 counts what art. 115 exempts. */
  { name: 'severancePay', countsFor: ['gross', 'allPay'] },
  {
    name: 'profitSharingPremium',
    countsFor: allButSickPay,
    line: 'profitSharingPremium',
    exemptBy: 'profitSharing',
  },
  {
    name: 'youngEmployeePremium',
    countsFor: allButSickPay,
    line: 'youngEmployeePremium',
    exemptBy: 'youngEmployee',
  },
  {
    name: 'impatriationPremium',
    countsFor: allButSickPay,
    line: 'impatriationPremium',
    exemptBy: 'impatriate',
  },
] as const satisfies readonly ElementOfPay[];

const allElements: readonly (ElementOfPay & { readonly name: ElementName })[] = [
  ...monthlyElements,
  ...oneOffElements,
];

type ElementName = (typeof monthlyElements | typeof oneOffElements)[number]['name'];

/** What a period's pay consists of; each element is missing where there is none. */
export type PayElements = Readonly<Partial<Record<ElementName, Money | undefined>>>;

/** The elements that an employer pays in a month. A fund pays the others. */
export type EmployersElement = Exclude<
  (typeof monthlyElements)[number]['name'],
  'replacementPay' | 'parentalLeavePay'
>;

/** What is paid once in the year. */
export type OneOffElement = (typeof oneOffElements)[number]['name'];

/** The elements of which something is paid; undefined where nothing is. */
export function paidElements(
  amounts: Readonly<Partial<Record<ElementName, Money | null>>>,
): PayElements | undefined {
  const paid: { -readonly [Name in ElementName]?: Money } = {};
  for (const { name } of allElements) {
    const amount = amounts[name];
    if (amount && amount.amount !== 0) paid[name] = amount;
  }
  return Object.keys(paid).length === 0 ? undefined : paid;
}

/** The elements that there are, with their amounts, in the order of their sums. */
export function listOf(
  elements: PayElements,
): readonly { readonly amount: Money; readonly element: ElementOfPay }[] {
  return allElements.flatMap((element) => {
    const amount = elements[element.name];
    return amount === undefined ? [] : [{ amount, element }];
  });
}

/** The elements of several payments, added. @param payments each with how many times it was made */
export function sumOfElements(
  payments: readonly { readonly elements: PayElements; readonly times: Measure<'months'> }[],
): PayElements {
  const entries = allElements.flatMap(({ name }) => {
    const made = payments.flatMap(({ elements: { [name]: amount }, times: count }) =>
      amount === undefined ? [] : [times(quoted('amountOfMonth', amount), count)],
    );
    // A single bonus is a figure of the input, and its name cannot be that of a step.
    const id = name === 'bonus' ? 'bonusOfYear' : name;
    return made.length === 0 ? [] : [[name, step(id, sumOf(made), wholeCents)] as const];
  });
  return Object.fromEntries(entries);
}

/** The elements of a year of twelve equal months. */
export function elementsOfYear(monthElements: PayElements): PayElements {
  const entries = monthlyElements.flatMap(({ name }) => {
    const amount = monthElements[name];
    if (amount === undefined) return [];
    const amountOfYear = times(quoted('amountOfMonth', amount), twelveMonths);
    return [[name, step(name, amountOfYear, wholeCents)] as const];
  });
  return Object.fromEntries(entries);
}
