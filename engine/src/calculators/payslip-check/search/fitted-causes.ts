import { monthsInYear, weeksInYear } from '../../../dated/month.ts';
import { payslipDefaults } from '../../../input/payslip-fields.ts';
import { fullTimeWeeklyHours } from '../../../law-in-force/pay/lowest-salaries.ts';
import { employeeLaw } from '../../../law-in-force/pay/salary-law.ts';
import { valueIn } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import { cents, fromEuros, subtractCents, toEuros, type Cents } from '../../../money/cents.ts';
import { asNumber } from '../../../money/rate.ts';
import { smallestWhere } from '../../../money/smallest-where.ts';
import type { SlipLine } from '../input.ts';
import type { Candidate, CauseId } from './causes.ts';
import type { Changes } from './changes.ts';
import type { Tried, Trial } from './trial.ts';

/** The lines that follow from others, so that they differ when one of those does. */
const followingLines: ReadonlySet<SlipLine> = new Set([
  'taxableIncome',
  'taxBeforeCredits',
  'taxCredits',
  'netSalary',
]);

/**
 * The causes whose amount follows from what the payslip shows: hours, what is paid once or in kind, vouchers, deductions of the
 * card, and what is left of the net.
 *
 * @param tried what has been changed already
 */
export function fittedCauses(trial: Trial, tried: Tried): readonly Candidate[] {
  return [
    ...hoursThatFit(trial, tried),
    ...bonusThatFits(trial, tried),
    ...netThatFits(trial, tried),
    ...deductionsThatFit(trial, tried),
  ];
}

/** Whether only lines differ that these would change. */
function differsOnlyIn({ fit }: Tried, ...lines: readonly SlipLine[]): boolean {
  return fit.differing.every((line) => lines.includes(line));
}

/** The most by which a line of a payslip, in cents, is rounded. */
const halfCent = 0.5;
/** Hours between those that are tried where no line tells of their number. */
const halfHour = 0.5;

/** Hours of which the long-term care contribution, or the credit for low pay, tells. */
function hoursThatFit(trial: Trial, tried: Tried): readonly Candidate[] {
  const { input, slip, fit } = tried;
  const { employee } = slip;
  if (input.daysPaid || isAsEntered(trial, tried, 'longTermCareInsurance', 'minimumWageCredit')) {
    return [];
  }
  const { shown } = trial;
  const { monthly, fullAbatementFromMonthly } = valueIn(law.fullTimeHours, employee.payMonth).value;
  const hours: number[] = [];
  const shownCare = shown.get('longTermCareInsurance');
  if (shownCare !== undefined && fit.differing.includes('longTermCareInsurance')) {
    const { longTermCareRate, month } = employeeLaw(employee.payMonth);
    const pay = employee.month.care.amount + (employee.oneOff?.care.amount ?? 0);
    const hoursOf = (amount: number) => {
      const abatement = pay - amount / asNumber(longTermCareRate.amount);
      const share = abatement / month.longTermCareAbatement.amount;
      return (share * monthly * monthsInYear) / weeksInYear;
    };
    hours.push(...roundNumbersIn(hoursOf(shownCare + halfCent), hoursOf(shownCare - halfCent)));
  } else if (fit.differing.includes('minimumWageCredit') || fit.differing.includes('taxCredits')) {
    // Long-term care does not tell of the hours between the full abatement and full time.
    const lowest = Math.floor((fullAbatementFromMonthly * monthsInYear) / weeksInYear);
    for (let each = fullTimeWeeklyHours - halfHour; each >= lowest; each -= halfHour) {
      hours.push(each);
    }
  }
  return hours
    .filter((each) => each >= 1 && each <= fullTimeWeeklyHours && each !== input.weeklyHours)
    .map((weeklyHours) => ({ id: 'hours', changes: { weeklyHours } }));
}

/** More amounts than these would only crowd out other causes. */
const mostRoundNumbers = 5;

/** The numbers within bounds that people would write: whole ones, halves, quarters, tenths, else hundredths. */
function roundNumbersIn(from: number, to: number): readonly number[] {
  for (const parts of [1, 2, 4, 10, 100]) {
    const first = Math.ceil(from * parts);
    const last = Math.floor(to * parts);
    if (first <= last) {
      const length = Math.min(last - first + 1, mostRoundNumbers);
      return Array.from({ length }, (_, i) => (first + i) / parts);
    }
  }
  return [];
}

const linesOfBonus: ReadonlySet<SlipLine> = new Set([
  'illnessCashContributions',
  'taxBeforeCredits',
]);
const linesWithoutBonus: ReadonlySet<SlipLine> = new Set([
  'pensionContributions',
  'illnessContributions',
]);

/** Whether a cause leaves lines as they were, so that nothing else follows from them than before. */
function isAsEntered(
  { asEntered }: Trial,
  { causes, slip }: Tried,
  ...lines: readonly SlipLine[]
): boolean {
  if (causes.length === 0) return false;
  return lines.every((line) => slip.amounts[line] === asEntered.slip.amounts[line]);
}

/** What is paid once bears no contribution for sick pay, which tells of its amount; without this line, usual amounts. */
function bonusThatFits(trial: Trial, tried: Tried): readonly Candidate[] {
  const { slip, input, fit } = tried;
  const { employee } = slip;
  const isKnown = employee.oneOff !== null || input.daysPaid;
  const tells = fit.differing.some((line) => linesOfBonus.has(line));
  const isDisturbed = fit.differing.some((line) => linesWithoutBonus.has(line));
  if (isKnown || !tells || isDisturbed) return [];
  if (isAsEntered(trial, tried, 'illnessCashContributions')) return [];
  const { shown } = trial;
  const salary = employee.month.sickPay.amount;
  const shownCash = shown.get('illnessCashContributions');
  const amounts: number[] = [];
  if (shownCash === undefined) {
    amounts.push(salary / 2);
    const usual = Math.min(Math.ceil(salary / usualBonusStep) - 1, mostUsualBonuses);
    for (let times = 1; times <= usual; times += 1) amounts.push(times * usualBonusStep);
  } else if (fit.differing.includes('illnessCashContributions')) {
    const rate = asNumber(employee.payLaw.illnessCashRate.amount);
    const from = salary - (shownCash + halfCent) / rate;
    const to = salary - (shownCash - halfCent) / rate;
    if (salary / 2 >= from && salary / 2 <= to) amounts.push(salary / 2);
    for (const each of roundNumbersIn(from / hundredEuros, to / hundredEuros)) {
      amounts.push(each * hundredEuros);
    }
    // Together with another cause the roundest amounts only.
    if (tried.causes.length === 0) {
      const first = Math.ceil(from / quarterEuro) * quarterEuro;
      for (let each = first; each <= to; each += quarterEuro) amounts.push(each);
    }
  }
  return amounts
    .map((each) => Math.round(each))
    .filter((each) => each > 0 && each < salary)
    .map((each) => ({ id: 'bonus', changes: { bonus: toEuros(cents(each)) } }));
}

/** Bonuses are whole hundreds of euros rather than whole euros, and these rather than quarters of a euro. In cents. */
const hundredEuros = 10_000;
const quarterEuro = 25;
/** Cents between bonuses that are tried where nothing tells of the amount. */
const usualBonusStep = 50_000;
const mostUsualBonuses = 20;

/** What is missing of the net: in kind, vouchers, or something else that is taken off it or paid on top. */
function netThatFits(trial: Trial, tried: Tried): readonly Candidate[] {
  const { input, slip } = tried;
  const shownNet = trial.shown.get('netSalary');
  if (shownNet === undefined) return [];
  const difference = subtractCents(slip.amounts.netSalary, shownNet);
  if (difference === 0) return [];
  const candidates: Candidate[] = [];
  const hasVouchers = slip.employee.month.elements.mealVoucherShare !== undefined;
  if (!hasVouchers && differsOnlyIn(tried, 'netSalary', 'taxCredits', 'minimumWageCredit')) {
    candidates.push(...vouchersThatFit(trial, tried, difference));
  }
  if (differsOnlyIn(tried, 'netSalary')) {
    const otherNetItems = toEuros(cents(fromEuros(input.otherNetItems ?? 0) + difference));
    candidates.push({ id: 'otherNetItems', changes: { otherNetItems } });
  }
  const lines = [
    'illnessCashContributions',
    'taxableIncome',
    'taxBeforeCredits',
    'netSalary',
  ] as const;
  if (difference > 0 && differsOnlyIn(tried, ...lines) && slip.amounts.benefitsInKind === 0) {
    candidates.push(...benefitThatFits(trial, tried, difference));
  }
  return candidates;
}

/** A voucher for each day of a month. */
const mostVouchers = 31;

/** Vouchers lower the net by their own share, and their advantage may lower the credit for low pay. */
function vouchersThatFit(
  { withChanges }: Trial,
  tried: Tried,
  difference: Cents,
): readonly Candidate[] {
  const ownShare = fromEuros(payslipDefaults.ownShare);
  const mayLowerCredit = tried.slip.amounts.minimumWageCredit > 0;
  const counts = Array.from({ length: mostVouchers }, (_, index) => index + 1);
  const fitting = mayLowerCredit
    ? counts.filter((count) => {
        const next = withChanges(tried, { mealVouchers: { count } });
        return next !== undefined && next.fit.differing.length === 0;
      })
    : counts.filter((count) => count * ownShare === difference);
  return fitting.map((count) => ({ id: 'vouchers', changes: { mealVouchers: { count } } }));
}

/** A benefit comes to the cent within these turns, or not at all. */
const turnsOfBenefit = 4;

/** A benefit in kind lowers the net by its amount, and by what it changes in contributions and tax. */
function benefitThatFits({ shown, withChanges }: Trial, tried: Tried, difference: Cents) {
  const shownNet = shown.get('netSalary');
  let benefit = difference;
  if (shownNet === undefined) return [];
  for (let turn = 0; turn < turnsOfBenefit; turn += 1) {
    const next = withChanges(tried, { benefitInKind: toEuros(benefit) });
    if (next === undefined) return [];
    const left = subtractCents(next.slip.amounts.netSalary, shownNet);
    if (left === 0) break;
    benefit = cents(benefit + left);
    if (benefit <= 0) return [];
  }
  return [{ id: 'benefit', changes: { benefitInKind: toEuros(benefit) } }] as const;
}

const deductionsOfCard: ReadonlySet<CauseId> = new Set(['travel', 'workingOn', 'cardDeductions']);

/** Deductions of the tax card that leave the tax of the payslip. */
function deductionsThatFit(trial: Trial, tried: Tried): readonly Candidate[] {
  const { input, slip } = tried;
  const { amounts } = slip;
  // A deduction of the card beside another one says nothing.
  if (tried.causes.some(({ id }) => deductionsOfCard.has(id))) return [];
  const isOnlyTax = tried.fit.differing.every((line) => followingLines.has(line));
  if (!isOnlyTax || tried.fit.differing.length === 0) return [];
  const before = fromEuros(input.cardDeductions ?? 0);
  const changesWith = (more: number): Changes => ({
    cardDeductions: toEuros(cents(before + more)),
  });
  const shownTaxable = trial.shown.get('taxableIncome');
  if (shownTaxable !== undefined) {
    const more = subtractCents(amounts.taxableIncome, shownTaxable);
    const fits = more !== 0 && before + more >= 0;
    return fits ? [{ id: 'cardDeductions', changes: changesWith(more) }] : [];
  }
  const shownNet = trial.shown.get('netSalary');
  const taxFromNet =
    shownNet === undefined ? undefined : amounts.taxBeforeCredits + amounts.netSalary - shownNet;
  const wanted = trial.shown.get('taxBeforeCredits') ?? taxFromNet;
  if (wanted === undefined || wanted < 0 || wanted >= amounts.taxBeforeCredits) return [];
  const more = leastThatReaches(
    amounts.taxableIncome,
    (each) => slip.taxAfter(cents(each)) <= wanted,
  );
  return more === null ? [] : [{ id: 'cardDeductions', changes: changesWith(more) }];
}

/** The least whole number of cents up to a highest one that is enough; `null` if none is. */
export function leastThatReaches(
  highest: number,
  isEnough: (amount: number) => boolean,
): number | null {
  return isEnough(highest) ? smallestWhere(0, highest, isEnough) : null;
}
