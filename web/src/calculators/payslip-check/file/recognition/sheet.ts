import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import { roundedToCent } from '../../../../shared/amount/rounding.ts';
import type { DoubtfulFigure, FoundInPayslip, PrintedFigure } from '../lines.ts';
import { distinct, type Rows } from './readings.ts';

const maxLabelLength = 80;
const shortLabel = (label: string) =>
  label.length > maxLabelLength ? `${label.slice(0, maxLabelLength - 1)}…` : label;

/** Collects what is found. */
export class Sheet {
  readonly #lines: Partial<Record<SlipLine, PrintedFigure>> = {};
  readonly #doubtful: DoubtfulFigure[] = [];

  put(line: SlipLine, amount: number, labels: readonly string[]): void {
    const label = shortLabel([...new Set(labels)].join(' + '));
    this.#lines[line] = { amount: roundedToCent(amount), label };
  }

  /** Leaves each amount to the reader. */
  doubt(label: string, amounts: readonly number[], candidates: readonly SlipLine[]): void {
    for (const amount of distinct(amounts)) {
      if (amount === 0) continue;
      this.#doubtful.push({ amount: roundedToCent(amount), label: shortLabel(label), candidates });
    }
  }

  /** Leaves all amounts of some rows to the reader. */
  doubtAll({ readings }: Rows, ...candidates: readonly SlipLine[]): void {
    for (const { label, amount, candidates: amounts } of readings) {
      this.doubt(label, amount === undefined ? amounts : [amount], candidates);
    }
  }

  amountOf(line: SlipLine): number | undefined {
    return this.#lines[line]?.amount;
  }

  found(): Pick<FoundInPayslip, 'lines' | 'doubtful'> {
    return { lines: this.#lines, doubtful: this.#doubtful };
  }
}
