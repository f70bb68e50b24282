import { monthsInYear, monthsLater } from '../../../dated/month.ts';
import { employeeLaw } from '../../../law-in-force/pay/salary-law.ts';
import { isSupportedMonth } from '../../../law-in-force/rule-periods.ts';
import { minCents, subtractCents, sum, type Cents } from '../../../money/cents.ts';
import type { Employee } from '../../../pay/employee.ts';
import type { PeriodPay } from '../../../pay/period-pay.ts';
import type { Slip } from '../../../pay/slips.ts';
import { plus, times } from '../../../quantity/arithmetic.ts';
import { money, quoted, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { downToCent, wholeCents } from '../../../quantity/rounding.ts';
import { namesOf } from '../../../records.ts';
import type { LinesBeforeTax } from '../../../rules/pay/breakdown.ts';
import {
  contribution,
  longTermCareBase,
  monthlyIncome,
  type Base,
} from '../../../rules/pay/contributions.ts';
import { taperedCredit } from '../../../rules/tax/credits/tax-credits.ts';
import { oneMonth, twelveMonths } from '../../../rules/twelfths.ts';
import type { SlipLine } from '../input.ts';
import type { MistakeId, Mistakes } from './mistakes.ts';

type Amounts = Readonly<Record<SlipLine, Cents>>;

/** What a mistake changes, in the order in which a payslip is made. */
export interface Effect {
  readonly employee: (employee: Employee) => Employee;
  readonly linesBeforeTax: (lines: LinesBeforeTax, employee: Employee) => LinesBeforeTax;
  /** The table and the credits of a whole month are used although only some days are paid. */
  readonly usesMonthTable: boolean;
  readonly deducted: (deducted: readonly Money[], lines: LinesBeforeTax) => readonly Money[];
  readonly taxedPay: (pay: Money, month: PeriodPay) => Money;
  readonly credits: (credits: readonly Money[], employee: Employee, tax: Money) => readonly Money[];
  readonly oneOffSlip: (slip: Slip, oneOff: PeriodPay, employee: Employee) => Slip;
  readonly amounts: (amounts: Amounts) => Amounts;
}

/** What each mistake changes. Of several, an earlier one is made first. */
const effects: Readonly<Record<MistakeId, Partial<Effect>>> = {
  formerPensionRate: { employee: withFormerPensionRate },
  abatementTwice: {
    linesBeforeTax: (lines, employee) => {
      const { longTermCareAbatement } = employee.payLaw.month;
      const income = monthlyIncome(employee.month.care, oneMonth);
      const base = longTermCareBase(income, longTermCareAbatement);
      return withLongTermCareOn(longTermCareBase(base, longTermCareAbatement), lines, employee);
    },
  },
  abatementMissing: {
    linesBeforeTax: (lines, employee) => withLongTermCareOn(employee.month.care, lines, employee),
  },
  monthTableInPartMonth: { usesMonthTable: true },
  longTermCareDeducted: {
    deducted: (deducted, { longTermCareInsurance }) => [...deducted, longTermCareInsurance],
  },
  overtimeTaxed: { taxedPay: withExemptPay },
  employmentCreditMissing: { credits: without('employeeCredit') },
  energyCreditMissing: { credits: without('energyCredit') },
  minimumWageCreditMissing: { credits: without('minimumWageCredit') },
  singleParentCreditMissing: { credits: without('singleParentCredit') },
  creditsMissing: { credits: () => [] },
  creditsRoundedDown: { credits: roundedDown },
  creditsCappedAtTax: { credits: cappedAtTax },
  sickPayOnBonus: { oneOffSlip: withSickPay },
  healthLinesSwapped: {
    amounts: (amounts) => ({
      ...amounts,
      illnessContributions: amounts.illnessCashContributions,
      illnessCashContributions: amounts.illnessContributions,
    }),
  },
};

/** What some mistakes change together; nothing without any. */
export function effectOf(mistakes: Mistakes): Effect {
  const made = namesOf(effects)
    .filter((id) => mistakes.has(id))
    .map((id) => effects[id]);
  return {
    employee: inTurn(made.map(({ employee }) => employee)),
    linesBeforeTax: inTurn(made.map(({ linesBeforeTax }) => linesBeforeTax)),
    usesMonthTable: made.some(({ usesMonthTable }) => usesMonthTable),
    deducted: inTurn(made.map(({ deducted }) => deducted)),
    taxedPay: inTurn(made.map(({ taxedPay }) => taxedPay)),
    credits: inTurn(made.map(({ credits }) => credits)),
    oneOffSlip: inTurn(made.map(({ oneOffSlip }) => oneOffSlip)),
    amounts: inTurn(made.map(({ amounts }) => amounts)),
  };
}

/** Changes one after the other. */
function inTurn<Changed, Known extends readonly unknown[]>(
  changes: readonly (((before: Changed, ...known: Known) => Changed) | undefined)[],
) {
  return (first: Changed, ...known: Known): Changed =>
    changes.reduce((before, change) => (change ? change(before, ...known) : before), first);
}

function withFormerPensionRate(employee: Employee): Employee {
  const aYearBefore = monthsLater(employee.payMonth, -monthsInYear);
  if (!isSupportedMonth(aYearBefore)) return employee;
  const { pensionRate } = employeeLaw(aYearBefore);
  return { ...employee, payLaw: { ...employee.payLaw, pensionRate } };
}

function withLongTermCareOn(
  base: Base,
  lines: LinesBeforeTax,
  { payLaw }: Employee,
): LinesBeforeTax {
  const longTermCareInsurance = contribution(
    'longTermCareInsurance',
    base,
    payLaw.longTermCareRate,
  );
  return { ...lines, longTermCareInsurance };
}

function withExemptPay(taxable: Money, { elements }: PeriodPay): Money {
  const { overtimePay, exemptSupplements } = elements;
  const exempt = [overtimePay, exemptSupplements].filter((each) => each !== undefined);
  return exempt.length === 0 ? taxable : step('taxablePay', plus(taxable, ...exempt));
}

function without(credit: Money['id']): Effect['credits'] {
  return (credits) => credits.filter(({ id }) => id !== credit);
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
function cappedAtTax(
  credits: readonly Money[],
  _employee: Employee,
  { amount: tax }: Money,
): readonly Money[] {
  if (sum(...credits.map(({ amount }) => amount)) <= tax) return credits;
  let left = tax;
  return credits.map((credit) => {
    const amount = minCents(credit.amount, left);
    left = subtractCents(left, amount);
    return quoted(credit.id, money('creditFull', amount));
  });
}

function withSickPay(slip: Slip, { pension }: PeriodPay, { payLaw }: Employee): Slip {
  const illnessCashContributions = contribution(
    'illnessCashContributions',
    pension,
    payLaw.illnessCashRate,
  );
  return { ...slip, illnessCashContributions };
}
