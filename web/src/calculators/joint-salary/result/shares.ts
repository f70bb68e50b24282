import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { percentOf } from '../../../shared/amount/derived.ts';

/** The household's tax after credits where the first person is taxed on this percentage of the joint income. */
interface ShareTax {
  readonly percent: number;
  /** Euros a year. */
  readonly tax: number;
}

export interface Shares {
  /** One for each whole percent from 0. */
  readonly points: readonly ShareTax[];
  readonly best: ShareTax;
}

/** @returns `undefined` for one person, or where the shares were not asked for */
export function sharesOf({ couple }: JointSalaryResult): Shares | undefined {
  const reallocation = couple?.reallocation;
  if (reallocation === undefined) return undefined;
  const taxAt = ({ share, tax }: (typeof reallocation)['best']): ShareTax => ({
    percent: Math.round(percentOf(share, 1)),
    tax,
  });
  return { points: reallocation.points.map(taxAt), best: taxAt(reallocation.best) };
}
