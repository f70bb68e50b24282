import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';

/** What of a meal voucher (chèque-repas) is tax-free and contributions. */
export const mealVoucher = defineParameter({
  title: 'Meal voucher free of tax and contributions',
  unit: 'EUR',
  columns: {
    /** The highest face value. */
    faceValue: 'EUR',
    /** The lowest share that the employee pays. */
    ownShare: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { faceValue: euros('15'), ownShare: euros('2.80') },
  ...enacted(
    'rgd/2023/09/25/a621',
    'art. 2 (règlement grand-ducal modifié du 29 décembre 1986, art. 4) ; règlement grand-ducal du 1er août 2001 (no 15), art. 10, no 2',
    '2026-11-24',
  ),
});
