import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { percent } from '../../money/rate.ts';

/** Supplement for an hour of overtime that cannot be compensated by rest. The whole pay of the hour is tax-free. */
export const overtimeSupplement = defineParameter({
  title: 'Supplement for overtime',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('40'),
  ...enacted('code/travail', 'art. L. 211-27, par. 3', '2026-11-24'),
});

/** Supplement for an hour of work on a Sunday, free of tax. */
export const sundaySupplement = defineParameter({
  title: 'Supplement for work on Sundays',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('70'),
  ...enacted('code/travail', 'art. L. 231-7, par. 2, al. 1', '2026-11-24'),
});

/** Supplement for work on Sundays of adolescents, in every branch. */
export const youngSundaySupplement = defineParameter({
  title: 'Supplement for work on Sundays of adolescents',
  unit: 'table',
  columns: { rate: 'percent', belowAge: 'number' },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { rate: percent('100'), belowAge: 18 },
  ...enacted('code/travail', 'art. L. 344-14 et L. 341-1', '2026-11-24'),
});

/** Leave in place of the supplement for Sundays in hotels, restaurants, cafés, farming and wine-growing. */
export const sundayLeave = defineParameter({
  title: 'Leave for work on Sundays in hotels, restaurants, farming and wine-growing',
  unit: 'table',
  columns: {
    /** The least number of Sundays worked in a calendar year. */
    fromSundays: 'number',
    days: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { fromSundays: 20, days: 2 },
  ...enacted(
    'code/travail',
    'art. L. 231-7, par. 2, al. 3, et art. L. 231-6, par. 1, points 1 et 4',
    '2026-11-24',
  ),
});

/** The regular shifts whose supplement for night work is tax-free. */
export const nightShift = defineParameter({
  title: 'Shifts with a supplement for night work free of tax',
  unit: 'table',
  columns: {
    hours: 'number',
    /** Hours of the shift in the night, from 22 to 6 o'clock. */
    hoursAtNight: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { hours: 7, hoursAtNight: 3 },
  ...enacted('rgd/2007/12/21/n4', 'art. 1er, no 3', '2026-11-24'),
});

/** Supplement for an hour of work on a public holiday, free of tax, beside the pay of the hour. */
export const publicHolidaySupplement = defineParameter({
  title: 'Supplement for work on public holidays',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('100'),
  ...enacted('code/travail', 'art. L. 232-7, par. 2', '2026-11-24'),
});
