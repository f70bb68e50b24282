import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';

/** Multiples to which taxable income is rounded down before the tax scale applies, and the smallest taxes. */
export const incomeRounding = defineParameter({
  title: 'Rounding of taxable income, smallest withholding and smallest tax',
  unit: 'table',
  columns: {
    /** Annual taxable income of the assessment. */
    annualStep: 'EUR',
    /** Monthly pay of the withholding scale. */
    monthlyStep: 'EUR',
    /** Nothing is withheld in a month below this amount. */
    smallestWithholding: 'EUR',
    /** A year's tax by the tariff, before the employment fund, is nil below this amount. */
    smallestAnnualTax: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    annualStep: euros('50'),
    monthlyStep: euros('5'),
    smallestWithholding: euros('1'),
    smallestAnnualTax: euros('12'),
  },
  ...enacted(
    'rgd/2023/12/22/a827',
    'art. 3, par. 4 ; L.I.R. art. 124, al. 2, et 126, al. 2 ; règlement grand-ducal du 9 janvier 1974, art. 8',
    '2026-11-24',
    'annexedTablesUnread',
  ),
});
