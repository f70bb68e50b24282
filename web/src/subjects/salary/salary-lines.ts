import {
  namesOf,
  payslipLines,
  takenOffLines,
  type Payslip,
  type PayslipLine,
  type SalaryBreakdown,
  type SalaryLine,
  type Step,
} from '@suen/engine/small-door';
import { atLeastZero, percentOf, sum } from '../../shared/amount/derived.ts';
import type { Slice } from '../../shared/charts/pie/pie-layout.ts';
import type { BarPart } from '../../shared/charts/ribbon/StackedBar.tsx';
import type { BreakdownLine } from '../../shared/result/tables/breakdown-line.ts';
import { stepsOfLine } from '../../shared/result/tables/steps-of-line.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { lineColours, payslipColours } from './line-colours.ts';
import type { Earner } from './salary-entries.ts';

const { netSalary: _, ...deductionColours } = lineColours;

/** The deductions from a salary, in the specification's order. */
const deductions = namesOf(deductionColours);

/** The colours of what is taken off again after tax, because it was received in kind or paid for. */
const takenOffColours = {
  benefitsInKind: lineColours.accidentInsurance,
  mealVoucherShare: 'var(--suen-level-orange)',
} satisfies Readonly<Record<TakenOffLine, string>>;
type TakenOffLine = (typeof takenOffLines)[number];

function isTakenOff(id: string): id is TakenOffLine {
  return Object.hasOwn(takenOffColours, id);
}

/** Every other line beside the salary is part of the gross salary and said below it. */
const isIncluded = (id: string) => payslipLines.some((each) => each === id) && !isTakenOff(id);

export interface SalaryLinesOptions {
  readonly breakdown: Payslip;
  readonly steps: readonly Step[];
  readonly earner: Earner;
  /** True for a payslip's month whose tax takes own payments to an occupational scheme into account. */
  readonly hasPensionPayments?: boolean;
}

/** A salary's breakdown as lines of a table, gross first and net last. */
export function useSalaryLines(options: SalaryLinesOptions): readonly BreakdownLine[] {
  return useSalaryLinesOf()(options);
}

/** Writes the lines of any number of breakdowns. */
export function useSalaryLinesOf() {
  const { t } = useTranslation('salary');
  return (options: SalaryLinesOptions) => salaryLines(options, t);
}

function salaryLines(
  options: SalaryLinesOptions,
  t: ReturnType<typeof useTranslation<'salary'>>['t'],
): readonly BreakdownLine[] {
  const { breakdown, steps, earner, hasPensionPayments = false } = options;
  const figuresOf = (id: SalaryLine) => ({
    amount: breakdown[id],
    steps: stepsOfLine(steps, id),
  });

  const shownLine = (id: PayslipLine): BreakdownLine[] => {
    const amount = breakdown[id];
    if (amount === undefined) return [];
    const payslipTerm = t(`salaryLine.${id}.term`) || undefined;
    const name = t(`salaryLine.${id}.name`);
    const colour = isTakenOff(id) ? takenOffColours[id] : 'transparent';
    return [{ id, name, colour, payslipTerm, amount, steps: stepsOfLine(steps, id) }];
  };

  const taxNote = (tax: number): string | undefined => {
    const sentences = [
      tax < 0 ? t('salaryLine.tax.credit') : '',
      hasPensionPayments ? t('salaryLine.tax.pensionPayments') : '',
    ].filter((sentence) => sentence !== '');
    return sentences.length > 0 ? sentences.join(' ') : undefined;
  };

  return [
    {
      id: 'grossSalary',
      name: t(`salaryLine.grossSalary.${earner}`),
      colour: 'var(--suen-control-line)',
      ...figuresOf('grossSalary'),
    },
    ...payslipLines.filter(isIncluded).flatMap(shownLine),
    ...deductions
      // Employees pay no accident insurance: their employer does.
      .filter((id) => id !== 'accidentInsurance' || earner !== 'employee')
      .map((id): BreakdownLine => {
        const { amount, steps: ownSteps } = figuresOf(id);
        // French pages have the payslip's term in the name already.
        const payslipTerm = t(`salaryLine.${id}.term`) || undefined;
        const note = id === 'tax' ? taxNote(amount) : undefined;
        const name = t(`salaryLine.${id}.name`);
        const colour = lineColours[id];
        return { id, name, colour, payslipTerm, note, amount, steps: ownSteps };
      }),
    ...takenOffLines.flatMap(shownLine),
    {
      id: 'netSalary',
      name: t(`salaryLine.netSalary.${earner}`),
      colour: lineColours.netSalary,
      isTotal: true,
      ...figuresOf('netSalary'),
    },
  ];
}

/** The lines of a salary as slices of a pie, net first. A negative tax has no slice. */
export function salarySlices(lines: readonly BreakdownLine[]): readonly Slice[] {
  const net = lines.filter(({ id }) => id === 'netSalary');
  const taken = lines.filter(
    ({ id }) => id !== 'netSalary' && id !== 'grossSalary' && !isIncluded(id),
  );
  return [...net, ...taken].map(({ id, name, amount, colour }) => ({
    id,
    name,
    amount: atLeastZero(amount),
    colour,
    isLight: id === 'netSalary' || id === 'illnessCashContributions',
  }));
}

const contributionIds: ReadonlySet<string> = new Set(deductions.filter((id) => id !== 'tax'));

/** The lines of a salary as a bar in three parts: net, tax and all contributions; then what was received otherwise. */
export function useSalaryBar(): (lines: readonly BreakdownLine[]) => readonly BarPart[] {
  const { t } = useTranslation('salary', { keyPrefix: 'salaryBreakdown.parts' });
  return (lines) => {
    const amountOf = (isPart: (id: string) => boolean) =>
      sum(lines.filter(({ id }) => isPart(id)).map(({ amount }) => amount));
    const part = (id: keyof typeof payslipColours, isPart: (id: string) => boolean): BarPart => ({
      id,
      name: t(id),
      amount: amountOf(isPart),
      colour: payslipColours[id],
    });
    return [
      part('net', (id) => id === 'netSalary'),
      part('tax', (id) => id === 'tax'),
      part('contributions', (id) => contributionIds.has(id)),
      ...lines.filter(({ id }) => isTakenOff(id)),
    ];
  };
}

/** The share of the gross that is net. Zero for a gross of zero. */
export function netPercent({ grossSalary, netSalary }: SalaryBreakdown): number {
  return grossSalary === 0 ? 0 : percentOf(netSalary, grossSalary);
}
