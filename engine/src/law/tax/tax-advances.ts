import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';

/** Advances on the tax that nobody withholds. Each is as a rule an equal part of the tax last assessed. */
export const taxAdvances = defineParameter({
  title: 'Advances on income tax without withholding, days on which they are due',
  unit: 'table',
  columns: {
    /** Day of each of the months. */
    day: 'number',
    months: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { day: 10, months: [3, 6, 9, 12] },
  ...enacted('loi/1967/12/04/n1', 'art. 135, al. 1 et 2', '2026-11-24'),
});
