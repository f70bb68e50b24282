import { monthsInYear, monthsLater, type Month } from '../../dated/month.ts';
import { coupleLaw } from '../../law-in-force/couple-law.ts';
import { incomeTaxLaw, taxClassOfValue } from '../../law-in-force/income-tax-law.ts';
import { partMonthLaw } from '../../law-in-force/part-month-law.ts';
import { isSupportedMonth } from '../../law-in-force/rule-periods.ts';
import { employeeLaw } from '../../law-in-force/salary-law.ts';
import { yearlyShare } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import {
  fromEuros,
  minCents,
  subtractCents,
  sum,
  zeroCents,
  type Cents,
} from '../../money/cents.ts';
import { asNumber } from '../../money/rate.ts';
import { additionalCardTax, cardRate, spouseAllowance } from '../../pay/additional-card.ts';
import { creditsOfMonth } from '../../pay/credits.ts';
import type { Employee } from '../../pay/employee.ts';
import { oneOffSlip } from '../../pay/one-off-pay.ts';
import { partMonthBeforeTax } from '../../pay/part-month.ts';
import type { PeriodPay } from '../../pay/period-pay.ts';
import { lumpSumsOf, slipBeforeTax, slipOfPay, type Slip } from '../../pay/slips.ts';
import { flooredAtZero, max, minus, plus, sumOf, times } from '../../quantity/arithmetic.ts';
import { count, money, quoted, step } from '../../quantity/names.ts';
import type { Measure, Money } from '../../quantity/quantity.ts';
import { downToCent, downToTenCents, wholeCents } from '../../quantity/rounding.ts';
import type { LinesBeforeTax } from '../../rules/pay/breakdown.ts';
import { contribution, longTermCareBase, monthlyIncome } from '../../rules/pay/contributions.ts';
import { partMonthWithholding } from '../../rules/pay/part-month.ts';
import { oneMonth, twelveMonths } from '../../rules/pay/twelfths.ts';
import { taperedCredit } from '../../rules/tax/tax-credits.ts';
import { withholding } from '../../rules/tax/withholding.ts';
import { daysPaidIn, type PayslipCheckInput, type SlipLine } from './input.ts';
import { noMistakes, type MistakeId, type Mistakes } from './mistakes.ts';
import { payOnSlip, printed } from './pay-on-slip.ts';

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
  const lawOfDays = partMonthLaw(payMonth);
  const daysPaid = daysPaidIn(input);
  const days = daysPaid === null ? null : count('daysPaid', daysPaid, 'days');
  const part = days && {
    days: asNumber(days.amount),
    daysOfMonth: asNumber(lawOfDays.daysOfMonth.amount),
  };
  const paid = payOnSlip(input, payMonth, part);
  const employee = withMistakes(paid.employee, mistakes);
  const whole = paid.employeeOfWholeMonth === paid.employee ? employee : paid.employeeOfWholeMonth;
  const before = days
    ? partMonthBeforeTax(employee, whole, days)
    : { ...slipBeforeTax(employee), credits: creditsOfMonth(employee) };
  const lines = linesWith(before.lines, employee, mistakes);
  const usesMonthTable = days !== null && mistakes.has('monthTableInPartMonth');
  const tabledDays = usesMonthTable ? null : days;
  const cardDeductions = deductionsOfCard(input, employee, days);
  const deducted = [...before.deducted, ...cardDeductions];
  if (mistakes.has('longTermCareDeducted')) deducted.push(lines.longTermCareInsurance);
  const pay = taxedPay(employee.month, mistakes);
  const tax = taxOf(input, employee, pay, deducted, tabledDays);
  const granted = usesMonthTable ? creditsOfMonth(employee) : before.credits;
  const credits = creditsWith(granted, input, employee, tax, mistakes);
  const slipOfOneOff = oneOffSlipOf(input, days ? whole : employee, mistakes);
  const takenOff = [...employee.month.takenOff, ...netItemsOf(input, employee)];
  const month = slipOfPay({ ...employee.month, takenOff }, lines, tax, credits);
  const taxable = flooredAtZero(minus(pay, ...deducted)).amount;
  const taxOfOneOffPay = slipOfOneOff?.taxBeforeCredits.amount ?? zeroCents;
  const taxAfter = (deduction: Cents) => {
    const more = [...deducted, money('enteredCardDeductions', deduction)];
    return sum(taxOf(input, employee, pay, more, tabledDays).amount, taxOfOneOffPay);
  };
  return {
    amounts: amountsOf({ input, employee, month, slipOfOneOff, taxable, mistakes }),
    employee,
    month,
    slipOfOneOff,
    taxAfter,
  };
}

/** The employee under a law with the mistake in it. */
function withMistakes(employee: Employee, mistakes: Mistakes): Employee {
  if (!mistakes.has('formerPensionRate')) return employee;
  const aYearBefore = monthsLater(employee.payMonth, -monthsInYear);
  if (!isSupportedMonth(aYearBefore)) return employee;
  const { pensionRate } = employeeLaw(aYearBefore);
  return { ...employee, payLaw: { ...employee.payLaw, pensionRate } };
}

/** The lines before tax, with the base of long-term care as a mistake leaves it. */
function linesWith(
  lines: LinesBeforeTax,
  { month, payLaw }: Employee,
  mistakes: Mistakes,
): LinesBeforeTax {
  const isMissing = mistakes.has('abatementMissing');
  if (!isMissing && !mistakes.has('abatementTwice')) return lines;
  const { longTermCareAbatement } = payLaw.month;
  const income = monthlyIncome(month.care, oneMonth);
  const base = isMissing
    ? month.care
    : longTermCareBase(longTermCareBase(income, longTermCareAbatement), longTermCareAbatement);
  const longTermCareInsurance = contribution(
    'longTermCareInsurance',
    base,
    payLaw.longTermCareRate,
  );
  return { ...lines, longTermCareInsurance };
}

function taxedPay({ taxable, elements }: PeriodPay, mistakes: Mistakes): Money {
  const { overtimePay, exemptSupplements } = elements;
  if (!mistakes.has('overtimeTaxed')) return taxable;
  const exempt = [overtimePay, exemptSupplements].filter((each) => each !== undefined);
  return exempt.length === 0 ? taxable : step('taxablePay', plus(taxable, ...exempt));
}

/** What a tax card lists beside the way to work: further deductions, and the allowance of a spouse. */
function deductionsOfCard(
  { cardDeductions, taxCard }: PayslipCheckInput,
  { payLaw, payMonth }: Employee,
  days: Measure<'days'> | null,
): readonly Money[] {
  const entered = fromEuros(cardDeductions ?? 0);
  const further = entered === 0 ? [] : [money('enteredCardDeductions', entered)];
  if (taxCard !== 'spouse') return further;
  const { daysInYear } = partMonthLaw(payMonth);
  const part = days && { days, daysInYear };
  return [...further, spouseAllowance(payLaw, coupleLaw(payMonth), part)];
}

/** The tax of the card: by the tables, at a flat rate, or without a card the higher of both for class 1. */
function taxOf(
  { taxCard, taxClass }: PayslipCheckInput,
  employee: Employee,
  pay: Money,
  deducted: readonly Money[],
  days: Measure<'days'> | null,
): Money {
  const taxByTable = (id: 'taxBeforeCredits' | 'taxByTable', { taxLaw } = employee) =>
    days
      ? partMonthWithholding(pay, deducted, lumpSumsOf(employee), days, taxLaw, id)
      : withholding(pay, deducted, lumpSumsOf(employee), taxLaw, taxLaw.month, id);
  if (taxCard === 'additional' || taxCard === 'spouse') {
    return additionalCardTax(pay, deducted, cardRate(employee, cardClass(taxCard, taxClass)));
  }
  if (taxCard !== 'none') return taxByTable('taxBeforeCredits');
  const employeeInClassOne = { ...employee, taxLaw: incomeTaxLaw(employee.payMonth, '1') };
  const income = step('additionalCardIncome', flooredAtZero(minus(pay, ...deducted)));
  const rate = yearlyShare('leastRateWithoutCard', law.withholdingWithoutCard, employee.payMonth);
  const least = step('leastTaxWithoutCard', times(income, rate), downToTenCents);
  return step('taxBeforeCredits', max(taxByTable('taxByTable', employeeInClassOne), least));
}

function cardClass(card: 'additional' | 'spouse', taxClass: PayslipCheckInput['taxClass']) {
  return card === 'spouse' ? '2' : taxClassOfValue[taxClass ?? 1];
}

const missingWith: Readonly<Partial<Record<MistakeId, Money['id']>>> = {
  employmentCreditMissing: 'employeeCredit',
  energyCreditMissing: 'energyCredit',
  minimumWageCreditMissing: 'minimumWageCredit',
  singleParentCreditMissing: 'singleParentCredit',
};

/** The credits that the card grants, as a mistake leaves them. An additional card of another employer, or no card, grants none. */
function creditsWith(
  granted: readonly Money[],
  { taxCard }: PayslipCheckInput,
  employee: Employee,
  tax: Money,
  mistakes: Mistakes,
): readonly Money[] {
  if (taxCard === 'additional' || taxCard === 'none' || mistakes.has('creditsMissing')) {
    return [];
  }
  const left = granted.filter(({ id }) =>
    [...mistakes].every((mistake) => missingWith[mistake] !== id),
  );
  const list = mistakes.has('creditsRoundedDown') ? roundedDown(left, employee) : left;
  const total = sum(...list.map(({ amount }) => amount));
  if (!mistakes.has('creditsCappedAtTax') || total <= tax.amount) return list;
  return cappedAt(list, tax.amount);
}

function roundedDown(credits: readonly Money[], { month, payLaw }: Employee): readonly Money[] {
  const payOfYear = times(quoted('creditPayOfMonth', month.credits), twelveMonths);
  const income = step('creditPayOfYear', payOfYear, wholeCents);
  return credits.map((credit) =>
    credit.id === 'employeeCredit' || credit.id === 'energyCredit'
      ? taperedCredit(credit.id, income, payLaw[credit.id], 'month', downToCent)
      : credit,
  );
}

/** The credits in their order, until the tax is used up. */
function cappedAt(credits: readonly Money[], tax: Cents): readonly Money[] {
  let left = tax;
  return credits.map((credit) => {
    const amount = minCents(credit.amount, left);
    left = subtractCents(left, amount);
    return quoted(credit.id, money('creditFull', amount));
  });
}

/** The payslip of what is paid once, by the tax card. */
function oneOffSlipOf(
  { taxCard, taxClass }: PayslipCheckInput,
  employee: Employee,
  mistakes: Mistakes,
): Slip | undefined {
  const { oneOff, payLaw } = employee;
  const slip = oneOffSlip(employee);
  if (!slip || !oneOff) return undefined;
  const isByTable = taxCard !== 'additional' && taxCard !== 'spouse' && taxCard !== 'none';
  const isSickPayMistaken = mistakes.has('sickPayOnBonus');
  if (isByTable && !isSickPayMistaken) return slip;
  const lines = isSickPayMistaken
    ? {
        ...slip,
        illnessCashContributions: contribution(
          'illnessCashContributions',
          oneOff.pension,
          payLaw.illnessCashRate,
        ),
      }
    : slip;
  const deducted = [slip.illnessContributions, slip.pensionContributions];
  const rate =
    taxCard === 'none'
      ? yearlyShare('leastRateWithoutCard', law.withholdingWithoutCard, employee.payMonth)
      : cardRate(employee, cardClass(taxCard === 'spouse' ? 'spouse' : 'additional', taxClass));
  const tax = isByTable ? slip.taxBeforeCredits : additionalCardTax(oneOff.taxable, deducted, rate);
  return slipOfPay(oneOff, lines, tax, isByTable ? slip.credits : []);
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
  readonly mistakes: Mistakes;
}

function amountsOf(made: Made): CheckedSlip['amounts'] {
  const { input, employee, month, slipOfOneOff, mistakes } = made;
  const { elements } = employee.month;
  const oneOff = employee.oneOff;
  const both = (line: LineOfBothSlips) =>
    sum(month[line].amount, slipOfOneOff?.[line].amount ?? zeroCents);
  const creditOf = (id: Money['id']) =>
    month.credits.find((credit) => credit.id === id)?.amount ?? zeroCents;
  const [care, cash] = [both('illnessContributions'), both('illnessCashContributions')];
  const isSwapped = mistakes.has('healthLinesSwapped');
  const taxableBonus =
    oneOff && slipOfOneOff
      ? sumOf([
          minus(
            oneOff.taxable,
            slipOfOneOff.illnessContributions,
            slipOfOneOff.pensionContributions,
          ),
        ]).amount
      : zeroCents;
  const minimumWageCreditChange = slipOfOneOff?.taxCredits.amount ?? zeroCents;
  return {
    grossSalary: both('grossSalary'),
    overtimePay: elements.overtimePay?.amount ?? zeroCents,
    supplements: elements.supplements?.amount ?? zeroCents,
    bonus: oneOff?.gross.amount ?? zeroCents,
    benefitsInKind: elements.benefitsInKind?.amount ?? zeroCents,
    pensionContributions: both('pensionContributions'),
    illnessContributions: isSwapped ? cash : care,
    illnessCashContributions: isSwapped ? care : cash,
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
