import type { Parameter } from '../dated/parameter.ts';
import { enacted } from '../dated/source.ts';

/** When advances on the income tax are due (avances). */
export interface TaxAdvances {
  /** Day of each of the months. */
  readonly day: number;
  readonly months: readonly (3 | 6 | 9 | 12)[];
}

/** Advances on the tax that nobody withholds. Each is as a rule an equal part of the tax last assessed. */
export const taxAdvances: Parameter<TaxAdvances> = {
  title: 'Advances on income tax without withholding, days on which they are due',
  unit: 'table',
  columns: { day: 'number', months: 'number' },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { day: 10, months: [3, 6, 9, 12] },
      ...enacted('loi/1967/12/04/n1', 'art. 135, al. 1 et 2', '2026-11-24'),
    },
  ],
};
