import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';

/** What of a meal voucher (chèque-repas) is free of tax and contributions. */
export interface MealVoucherTerms {
  /** The highest face value. */
  readonly faceValue: Cents;
  /** The lowest share that the employee pays. */
  readonly ownShare: Cents;
}

export const mealVoucher: Parameter<MealVoucherTerms> = {
  title: 'Meal voucher free of tax and contributions',
  unit: 'EUR',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { faceValue: euros('15'), ownShare: euros('2.80') },
      source: {
        text: 'RGD du 25 septembre 2023 (chèques-repas) ; RGD du 16 décembre 2008 art. 2 (cotisations), d’après Mondaq',
        url: 'https://www.mondaq.com/tax-authorities/1406614/meal-voucher-reform-in-force-imminently',
      },
    },
  ],
};
