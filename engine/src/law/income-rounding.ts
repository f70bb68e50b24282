import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';

/** Multiples to which taxable income is rounded down before the tax scale applies, and the smallest tax that is withheld. */
export interface IncomeRounding {
  /** Yearly taxable income of the assessment. */
  readonly annualStep: Cents;
  /** Monthly pay of the withholding scale. */
  readonly monthlyStep: Cents;
  /** Nothing is withheld in a month below this amount. */
  readonly smallestWithholding: Cents;
}

export const incomeRounding: Parameter<IncomeRounding> = {
  title: 'Rounding of taxable income and smallest withholding',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        annualStep: euros('50'),
        monthlyStep: euros('5'),
        smallestWithholding: euros('1'),
      },
      source: {
        text: 'Barèmes de l’impôt sur le revenu, Mémorial A no 248 du 31 décembre 2010, p. 4202 (copie sur Yumpu)',
        url: 'https://yumpu.com/fr/document/view/49826098/a-na-248-31-daccembre-2010/102',
      },
    },
  ],
};
