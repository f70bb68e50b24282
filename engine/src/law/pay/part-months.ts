import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';

/** How tax is withheld from the pay of a part of a month, which is counted in days without Sundays. */
export const partMonths = defineParameter({
  title: 'Withholding on the pay of a part of a month',
  unit: 'table',
  columns: {
    /** Working days that a month counts in the tables. */
    daysOfMonth: 'number',
    /** Multiple to which the pay of a day is rounded down. */
    dailyStep: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { daysOfMonth: 25, dailyStep: euros('0.20') },
  ...enacted(
    'rgd/2024/12/20/a590',
    'art. 3, par. 3 à 5, et art. 4, par. 2 à 5 ; en 2024 : règlement grand-ducal du 22 décembre 2023, art. 3 et 4',
    '2026-11-26',
  ),
});
