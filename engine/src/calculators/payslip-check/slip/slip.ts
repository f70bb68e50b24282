import type { Month } from '../../../dated/month.ts';
import { taxClassOfValue } from '../../../input/tax-class-values.ts';
import { partMonthLaw } from '../../../law-in-force/pay/part-month-law.ts';
import { coupleLaw } from '../../../law-in-force/tax/couple-law.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import { fromEuros, sum, zeroCents, type Cents } from '../../../money/cents.ts';
import { asNumber } from '../../../money/rate.ts';
import {
  additionalCardTax,
  spouseAllowance,
  taxWithoutCard,
} from '../../../pay/additional-card.ts';
import { creditsOfMonth } from '../../../pay/credits.ts';
import type { Employee } from '../../../pay/employee.ts';
import { oneOffSlip } from '../../../pay/one-off-pay.ts';
import { partMonthBeforeTax } from '../../../pay/part-month.ts';
import type { PeriodPay } from '../../../pay/period-pay.ts';
import { lumpSumsOf, slipBeforeTax, slipOfPay, type Slip } from '../../../pay/slips.ts';
import { flooredAtZero, minus } from '../../../quantity/arithmetic.ts';
import { count, money, step } from '../../../quantity/names.ts';
import type { Measure, Money } from '../../../quantity/quantity.ts';
import { partMonthWithholding } from '../../../rules/pay/part-month.ts';
import { withholding } from '../../../rules/tax/tariff/withholding.ts';
import { daysPaidIn, taxClassIn, type PayslipCheckInput, type SlipLine } from '../input.ts';
import { effectOf, type Effect } from './mistake-effects.ts';
import { noMistakes, type Mistakes } from './mistakes.ts';
import { payOnSlip, printed } from './pay-on-slip.ts';
import { cardRulesOf } from './tax-cards.ts';

/** A payslip as it follows from entries. */
export interface CheckedSlip {
  readonly amounts: Readonly<Record<SlipLine, Cents>>;
  readonly employee: Employee;
  /** Without what is paid once. */
  readonly month: Slip;
  /** Of what is paid once alone. */
  readonly slipOfOneOff: Slip | undefined;
  /** The tax of the whole payslip with further deductions of the card. */
  readonly taxAfter: (deduction: Cents) => Cents;
}

/**
 * The payslip that follows from what is known of the work and the tax card, under the law of a month.
 *
 * @param mistakes that an employer may have made; none for the payslip of the law
 * @throws RefusedInput if the parts of the gross leave no salary
 */
export function slipOf(
  input: PayslipCheckInput,
  payMonth: Month,
  mistakes: Mistakes = noMistakes,
): CheckedSlip {
  const effect = effectOf(mistakes);
  const daysPaid = daysPaidIn(input);
  const days = daysPaid === null ? null : count('daysPaid', daysPaid, 'days');
  const part = days && {
    days: asNumber(days.amount),
    daysOfMonth: asNumber(partMonthLaw(payMonth).daysOfMonth.amount),
  };
  const paid = payOnSlip(input, payMonth, part);
  const employee = effect.employee(paid.employee);
  const whole = paid.employeeOfWholeMonth === paid.employee ? employee : paid.employeeOfWholeMonth;
  const { month, taxable, taxWith } = taxedMonth(input, { employee, whole, days }, effect);
  const slipOfOneOff = oneOffSlipOf(input, days ? whole : employee, effect.oneOffSlip);
  const taxOfOneOffPay = slipOfOneOff?.taxBeforeCredits.amount ?? zeroCents;
  return {
    amounts: effect.amounts(amountsOf({ input, employee, month, slipOfOneOff, taxable })),
    employee,
    month,
    slipOfOneOff,
    taxAfter: (deduction) =>
      sum(taxWith([money('enteredCardDeductions', deduction)]).amount, taxOfOneOffPay),
  };
}

interface Paid {
  readonly employee: Employee;
  /** With the pay of the whole month. */
  readonly whole: Employee;
  /** The days that are paid; `null` for a whole month. */
  readonly days: Measure<'days'> | null;
}

/** The payslip of a month without what is paid once: its tax and credits, and the tax with further deductions. */
function taxedMonth(input: PayslipCheckInput, { employee, whole, days }: Paid, effect: Effect) {
  const part = days && partMonthBeforeTax({ employee, employeeOfWholeMonth: whole }, days);
  const before = part ?? slipBeforeTax(employee);
  const lines = effect.linesBeforeTax(before.lines, employee);
  const tabledDays = effect.usesMonthTable ? null : days;
  const cardDeductions = deductionsOfCard(input, employee, days);
  const deducted = effect.deducted([...before.deducted, ...cardDeductions], lines);
  const pay = effect.taxedPay(employee.month.taxable, employee.month);
  const taxWith = (further: readonly Money[]) =>
    taxOf(input, employee, pay, [...deducted, ...further], tabledDays);
  const tax = taxWith([]);
  const granted = part && tabledDays ? part.credits : creditsOfMonth(employee);
  const { hasCredits } = cardRulesOf(input);
  const credits = hasCredits ? effect.credits(granted, employee, tax) : [];
  const takenOff = [...employee.month.takenOff, ...netItemsOf(input, employee)];
  return {
    month: slipOfPay({ ...employee.month, takenOff }, lines, tax, credits),
    taxable: flooredAtZero(minus(pay, ...deducted)).amount,
    taxWith,
  };
}

/** What a tax card lists beside the way to work: further deductions, and the allowance of a spouse. */
function deductionsOfCard(
  input: PayslipCheckInput,
  { payLaw, payMonth }: Employee,
  days: Measure<'days'> | null,
): readonly Money[] {
  const entered = fromEuros(input.cardDeductions ?? 0);
  const further = entered === 0 ? [] : [money('enteredCardDeductions', entered)];
  if (!cardRulesOf(input).hasSpouseAllowance) return further;
  const { daysInYear } = partMonthLaw(payMonth);
  const part = days && { days, daysInYear };
  return [...further, spouseAllowance(payLaw, coupleLaw(payMonth), part)];
}

/** The tax of the card: by the tables, at a flat rate, or without a card the higher of both for class 1. */
function taxOf(
  input: PayslipCheckInput,
  employee: Employee,
  pay: Money,
  deducted: readonly Money[],
  days: Measure<'days'> | null,
): Money {
  const taken = { deductions: deducted, lumpSums: lumpSumsOf(employee) };
  const taxByTable = (id: 'taxBeforeCredits' | 'taxByTable', { taxLaw } = employee) =>
    days
      ? partMonthWithholding(pay, taken, days, taxLaw, id)
      : withholding(pay, taken, taxLaw, taxLaw.month, id);
  const card = cardRulesOf(input);
  if (card.tax === 'byTables') return taxByTable('taxBeforeCredits');
  const rate = card.rateOf(employee, taxClassOfValue[taxClassIn(input)]);
  if (card.tax === 'atRate') return additionalCardTax(pay, deducted, rate);
  const employeeInClassOne = { ...employee, taxLaw: incomeTaxLaw(employee.payMonth, '1') };
  return taxWithoutCard(taxByTable('taxByTable', employeeInClassOne), pay, deducted, rate);
}

/** The payslip of what is paid once, by the tax card. */
function oneOffSlipOf(
  input: PayslipCheckInput,
  employee: Employee,
  change: (slip: Slip, oneOff: PeriodPay, employee: Employee) => Slip,
): Slip | undefined {
  const { oneOff } = employee;
  const slip = oneOffSlip(employee);
  if (!slip || !oneOff) return undefined;
  const lines = change(slip, oneOff, employee);
  const card = cardRulesOf(input);
  if (card.tax === 'byTables') {
    return lines === slip ? slip : slipOfPay(oneOff, lines, slip.taxBeforeCredits, slip.credits);
  }
  const deducted = [slip.illnessContributions, slip.pensionContributions];
  const rate = card.rateOf(employee, taxClassOfValue[taxClassIn(input)]);
  return slipOfPay(oneOff, lines, additionalCardTax(oneOff.taxable, deducted, rate), []);
}

/** What the payslip takes off the net: the own share of vouchers that only the payslip tells, and other items. */
function netItemsOf(
  { lines, otherNetItems }: PayslipCheckInput,
  { month }: Employee,
): readonly Money[] {
  const others = fromEuros(otherNetItems ?? 0);
  const voucherShare = printed(lines, 'mealVoucherShare');
  const isKnown = month.elements.mealVoucherShare !== undefined;
  return [
    ...(voucherShare && !isKnown
      ? [step('mealVoucherShare', money('voucherOwnShare', voucherShare))]
      : []),
    ...(others === 0 ? [] : [step('otherNetItems', money('enteredNetItems', others))]),
  ];
}

interface Made {
  readonly input: PayslipCheckInput;
  readonly employee: Employee;
  readonly month: Slip;
  readonly slipOfOneOff: Slip | undefined;
  readonly taxable: Cents;
}

function amountsOf(made: Made): CheckedSlip['amounts'] {
  const { input, employee, month, slipOfOneOff } = made;
  const { elements } = employee.month;
  const oneOff = employee.oneOff;
  const both = (line: LineOfBothSlips) =>
    sum(month[line].amount, slipOfOneOff?.[line].amount ?? zeroCents);
  const creditOf = (id: Money['id']) =>
    month.credits.find((credit) => credit.id === id)?.amount ?? zeroCents;
  const taxableBonus =
    oneOff && slipOfOneOff
      ? minus(oneOff.taxable, slipOfOneOff.illnessContributions, slipOfOneOff.pensionContributions)
          .amount
      : zeroCents;
  const minimumWageCreditChange = slipOfOneOff?.taxCredits.amount ?? zeroCents;
  return {
    grossSalary: both('grossSalary'),
    overtimePay: elements.overtimePay?.amount ?? zeroCents,
    supplements: elements.supplements?.amount ?? zeroCents,
    bonus: oneOff?.gross.amount ?? zeroCents,
    benefitsInKind: elements.benefitsInKind?.amount ?? zeroCents,
    pensionContributions: both('pensionContributions'),
    illnessContributions: both('illnessContributions'),
    illnessCashContributions: both('illnessCashContributions'),
    longTermCareInsurance: both('longTermCareInsurance'),
    taxableIncome: sum(made.taxable, taxableBonus),
    taxBeforeCredits: both('taxBeforeCredits'),
    taxCredits: both('taxCredits'),
    employmentCredit: creditOf('employeeCredit'),
    energyCredit: creditOf('energyCredit'),
    minimumWageCredit: sum(creditOf('minimumWageCredit'), minimumWageCreditChange),
    singleParentCredit: creditOf('singleParentCredit'),
    mealVoucherShare:
      elements.mealVoucherShare?.amount ?? printed(input.lines, 'mealVoucherShare') ?? zeroCents,
    netSalary: sum(month.netSalary.amount, slipOfOneOff?.netSalary.amount ?? zeroCents),
  };
}

/** A line that the slip of a month and the one of what is paid once both have. */
type LineOfBothSlips =
  | 'grossSalary'
  | 'pensionContributions'
  | 'illnessContributions'
  | 'illnessCashContributions'
  | 'longTermCareInsurance'
  | 'taxBeforeCredits'
  | 'taxCredits';
