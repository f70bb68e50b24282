import type { StepId } from '../explanation/step.ts';
import { takenOffLines } from '../explanation/vocabulary/payslip.ts';
import { minus, plus, sumOf } from '../quantity/arithmetic.ts';
import { quoted, renamed, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { PayslipLines } from '../rules/pay/breakdown.ts';
import { listOf, type PayBase, type PayElements } from './elements.ts';

/**
 * The pay of a period by what it counts for. Bases with the same parts are one and the same quantity, so that `===` asks whether
 * two insurances bear the same pay. For a salary without other elements all are the same.
 */
export interface PeriodPay extends Readonly<Record<PayBase, Money>> {
  readonly elements: PayElements;
  /** Pay that is tax-free although it bears contributions; missing for none. */
  readonly exempt?:
    | {
        readonly amount: Money;
        /** All pay that bears the contributions. */
        readonly insured: Money;
        /** The part that also bears the contribution for sick pay; `null` for pay that comes once. */
        readonly monthly: { readonly amount: Money; readonly sickPay: Money } | null;
      }
    | undefined;
  /** The parts that a payslip names. */
  readonly shown: PayslipLines;
  /** The parts that are not paid out. */
  readonly takenOff: readonly Money[];
}

/** The pay of a year with what is paid once in it, as far as both are added up. */
export type PayOfWholeYear = Pick<
  PeriodPay,
  'gross' | 'pension' | 'care' | 'taxable' | 'exempt' | 'shown' | 'takenOff'
>;

/** The sums of a period's elements. @param grossId of a period, of a year before what is paid once, or of what is paid once */
export function payOf(
  elements: PayElements,
  grossId: 'grossSalary' | 'grossWithoutBonus' | 'oneOffPay',
): PeriodPay {
  const list = listOf(elements);
  const sumUp = sumsOf();
  const partsOf = (base: PayBase) =>
    list.filter(({ element: { countsFor } }) => countsFor.includes(base));
  const amountsOf = (base: PayBase) => partsOf(base).map(({ amount }) => amount);
  /** The sum for a base: upon that of another one, where all that counts for the other counts for this one, too. */
  const upon = (id: StepId, base: PayBase, other: PayBase, sum: Money) => {
    const isHeld = partsOf(other).every(({ element }) => element.countsFor.includes(base));
    if (!isHeld || sum === nothing) return sumUp(id, amountsOf(base));
    const further = partsOf(base).filter(({ element }) => !element.countsFor.includes(other));
    return sumUp(id, [sum, ...further.map(({ amount }) => amount)]);
  };
  const all = sumUp(grossId, amountsOf('gross'));
  const sickPay = sumUp('monthlyCashPay', amountsOf('sickPay'));
  const pension = upon('insuredPay', 'pension', 'sickPay', sickPay);
  const credits = upon('creditPay', 'credits', 'sickPay', sickPay);
  const gross = all.id === grossId ? all : step(grossId, all);
  const shown: PayslipLines = Object.fromEntries(
    list.flatMap(({ element: { line }, amount }) =>
      line === undefined ? [] : [[line, amount] as const],
    ),
  );
  return {
    elements,
    gross,
    allPay: upon('allPay', 'allPay', 'gross', gross),
    sickPay,
    pension,
    care: upon('payWithOvertime', 'care', 'pension', pension),
    credits,
    taxable: upon('taxablePay', 'taxable', 'credits', credits),
    shown,
    takenOff: takenOffLines.flatMap((line) => shown[line] ?? []),
  };
}

/** The pay of a period that is a salary and nothing else. */
export function salaryOnly(gross: Money): PeriodPay {
  return {
    elements: { basicSalary: gross },
    gross,
    allPay: gross,
    sickPay: gross,
    pension: gross,
    care: gross,
    credits: gross,
    taxable: gross,
    shown: nothingShown,
    takenOff: [],
  };
}

/** The pay of a period of which a part is tax-free. @param amount of this part; `null` for nothing */
export function withExemption(
  pay: PeriodPay,
  amount: Money | null,
  id: 'taxablePayAfterExemption' | 'bonusAfterExemption',
): PeriodPay {
  if (!amount) return pay;
  const { taxable, pension, sickPay, shown } = pay;
  const monthly = sickPay === nothing ? null : { amount, sickPay };
  return {
    ...pay,
    taxable: step(id, minus(taxable, amount)),
    exempt: { amount, insured: pension, monthly },
    shown: { ...shown, exemptPay: amount },
  };
}

/** Adds what is paid once in a year to the pay of its months. */
export function withOneOffPay(year: PeriodPay, oneOff: PeriodPay): PayOfWholeYear {
  const gross = step('grossSalary', plus(year.gross, oneOff.gross));
  const pension = step('insuredPayWithBonus', plus(year.pension, oneOff.pension));
  const isShared = year.care === year.pension && oneOff.care === oneOff.pension;
  const exempt = exemptOfBoth(year, oneOff, pension);
  const taxable = oneOff.exempt ? renamed('bonusAfterExemption', oneOff.taxable) : oneOff.taxable;
  return {
    gross,
    pension,
    care: isShared ? pension : step('payWithOvertime', plus(year.care, oneOff.care)),
    taxable:
      year.taxable === year.gross && !exempt
        ? gross
        : step('taxablePayWithBonus', plus(year.taxable, taxable)),
    exempt,
    shown: { ...year.shown, ...oneOff.shown, ...(exempt && { exemptPay: exempt.amount }) },
    takenOff: [...year.takenOff, ...oneOff.takenOff],
  };
}

function exemptOfBoth(year: PeriodPay, oneOff: PeriodPay, insured: Money): PeriodPay['exempt'] {
  const parts = [year.exempt, oneOff.exempt].filter((exempt) => exempt !== undefined);
  if (parts.length === 0) return undefined;
  return {
    amount: step('exemptPay', sumOf(parts.map(({ amount }) => amount))),
    insured,
    monthly: year.exempt?.monthly ?? null,
  };
}

/** The sum of no parts. */
const nothing = quoted('grossSalary', sumOf([]));
const nothingShown: PayslipLines = {};

/** Adds the parts that there are. One part is its own sum, and the same parts have one sum, under its first name. */
function sumsOf() {
  const made: { readonly parts: readonly Money[]; readonly sum: Money }[] = [];
  return (id: StepId, parts: readonly Money[]): Money => {
    const [first] = parts;
    if (first === undefined) return nothing;
    if (parts.length === 1) return first;
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
