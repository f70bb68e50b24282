import { month } from '../../../dated/month.ts';
import { toEuros } from '../../../money/cents.ts';
import { daysPaidIn, type PayslipCheckInput, type SlipLine } from '../input.ts';
import { mistakeIds, type MistakeId } from '../slip/mistakes.ts';
import { slipOf, type CheckedSlip } from '../slip/slip.ts';
import type { CauseId } from './causes.ts';
import type { Changes } from './changes.ts';
import { verdictOf } from './verdicts.ts';

/** Random numbers that a seed decides. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const one = <Each>(choices: readonly Each[]): Each => {
    const chosen = choices[between(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
  return { between, one };
}

export type Random = ReturnType<typeof randomOf>;

/** The lines that most people copy: eight of them. */
const eightLines = [
  'grossSalary',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxBeforeCredits',
  'taxCredits',
  'netSalary',
] as const;

const allLines = [
  ...eightLines,
  'taxableIncome',
  'employmentCredit',
  'energyCredit',
  'minimumWageCredit',
  'singleParentCredit',
] as const;

/** A payslip with what its reader knows, and the causes that were put into it. */
interface Planted {
  readonly request: PayslipCheckInput;
  readonly ids: readonly CauseId[];
}

interface Cause {
  readonly id: CauseId;
  /** What the reader knows. */
  readonly known?: Changes;
  /** What is true beside it. */
  readonly changes?: Changes;
  readonly mistake?: MistakeId;
  /** Lines of the payslip beside the usual ones that the reader enters. */
  readonly lines?: Partial<Record<SlipLine, number>>;
}

const months = [
  '2024-04',
  '2024-11',
  '2025-02',
  '2025-07',
  '2025-12',
  '2026-03',
  '2026-06',
  '2026-11',
];

function causeOf(id: CauseId, random: Random): Cause {
  const { between, one } = random;
  switch (id) {
    case 'taxClass':
      return { id, known: { taxClass: 1 }, changes: { taxClass: one([2, 3]) } };
    case 'taxCard':
      return {
        id,
        changes: one<Changes>([
          { taxCard: 'additional', taxClass: 1 },
          { taxCard: 'additional', taxClass: 2 },
          { taxCard: 'additional', taxClass: 3 },
          { taxCard: 'spouse', taxClass: 3 },
          { taxCard: 'none', taxClass: 1 },
        ]),
      };
    case 'travel':
      return { id, changes: { distanceToWork: between(5, 30) } };
    case 'cardDeductions':
      return { id, changes: { cardDeductions: between(1000, 60_000) / 100 } };
    case 'singleParent':
      return { id, known: { taxClass: 2 }, changes: { singleParentCredit: {} } };
    case 'workingOn':
      return { id, changes: { workingOnAllowance: true } };
    case 'hours':
      return { id, changes: { weeklyHours: one([20, 24, 25, 28, 30, 32, 34, 32.5, 16]) } };
    case 'month':
      return { id, changes: { payMonth: one(months) } };
    case 'bonus':
      return { id, changes: { bonus: one([500, 1000, 1200, 1500, 2500, 750.5]) } };
    case 'benefit':
      return { id, changes: { benefitInKind: between(5000, 70_000) / 100 } };
    case 'vouchers':
      return { id, changes: { mealVouchers: { count: between(5, 22) } } };
    case 'partMonth':
      return { id, changes: { daysPaid: between(3, 24) } };
    case 'otherNetItems':
      return { id, changes: { otherNetItems: one([-1, 1]) * (between(100, 30_000) / 100 + 0.03) } };
    case 'sickPayOnBonus':
      return { id, mistake: id, known: { bonus: 2000 } };
    case 'monthTableInPartMonth':
      return { id, mistake: id, known: { daysPaid: between(3, 20) } };
    case 'singleParentCreditMissing':
      return { id, mistake: id, known: { taxClass: 2, singleParentCredit: {} } };
    case 'overtimeTaxed':
      return { id, mistake: id, lines: { overtimePay: between(50, 400) } };
    default:
      return { id, mistake: id };
  }
}

export const plantedIds: readonly CauseId[] = [
  'taxClass',
  'taxCard',
  'travel',
  'cardDeductions',
  'singleParent',
  'workingOn',
  'hours',
  'month',
  'bonus',
  'benefit',
  'vouchers',
  'partMonth',
  'otherNetItems',
  ...mistakeIds,
];

/** A payslip as its employer printed it: the lines that a reader copies. */
function copied(slip: CheckedSlip, lines: readonly SlipLine[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [line, toEuros(slip.amounts[line])]));
}

/**
 * A payslip with causes in it; undefined where they change nothing that is to be seen.
 *
 * @param isFull all lines, or the eight that most people copy
 */
export function planted(
  ids: readonly CauseId[],
  random: Random,
  isFull: boolean,
): Planted | undefined {
  const { between, one } = random;
  const causes = ids.map((id) => causeOf(id, random));
  const payMonth = one(months);
  const grossSalary = one([between(280_000, 420_000), between(350_000, 1_100_000)]) / 100;
  const lines: PayslipCheckInput['lines'] = Object.assign(
    { grossSalary },
    ...causes.map((cause) => cause.lines ?? {}),
  );
  const known: PayslipCheckInput = Object.assign(
    { lines, payMonth, taxClass: one([1, 1, 2, 3]) },
    ...causes.map((cause) => cause.known ?? {}),
  );
  const truth: PayslipCheckInput = Object.assign(
    {},
    known,
    ...causes.map(({ changes }) => changes),
  );
  const mistakes = new Set(causes.flatMap(({ mistake }) => mistake ?? []));
  const asPrinted = slipOf(truth, month(truth.payMonth ?? payMonth), mistakes);
  const asKnown = slipOf(known, month(payMonth));
  const shown = isFull ? allLines : eightLines;
  const isDifferent = (made: CheckedSlip, other: CheckedSlip) =>
    shown.some((line) => {
      const isPart = daysPaidIn(known) !== null;
      return verdictOf(line, made.amounts[line], other, isPart) === 'differs';
    });
  if (!isDifferent(asPrinted, asKnown)) return undefined;
  // Each of two causes must be seen on its own.
  if (causes.length > 1) {
    for (const cause of causes) {
      const others = causes.filter((each) => each !== cause);
      const inputWithout: PayslipCheckInput = Object.assign(
        {},
        known,
        ...others.map((o) => o.changes),
      );
      const left = new Set(others.flatMap(({ mistake }) => mistake ?? []));
      const slip = slipOf(inputWithout, month(inputWithout.payMonth ?? payMonth), left);
      if (!isDifferent(asPrinted, slip)) return undefined;
    }
  }
  const bonusLine = known.bonus ? { bonus: known.bonus } : {};
  return {
    request: {
      ...known,
      explain: false,
      lines: { ...lines, ...copied(asPrinted, shown), ...bonusLine, grossSalary },
    },
    ids,
  };
}
