import type { Parameter } from '../dated/parameter.ts';

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
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { day: 10, months: [3, 6, 9, 12] },
      source: {
        text: 'L.I.R. art. 135 (texte non relu) ; échéances selon Grant Thornton Luxembourg, tax advances',
        url: 'https://grantthornton.lu/en/insights/3-things-you-should-know-about-tax-advances',
      },
    },
  ],
};
