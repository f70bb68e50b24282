import type { Parameter } from '../dated/parameter.ts';
import { enacted } from '../dated/source.ts';
import { percent, type Rate } from '../money/rate.ts';

/** Supplement for an hour of overtime that cannot be compensated by rest. The whole pay of the hour is free of tax. */
export const overtimeSupplement: Parameter<Rate> = {
  title: 'Supplement for overtime',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('40'),
      ...enacted('code/travail', 'art. L. 211-27, par. 3', '2026-11-24'),
    },
  ],
};

/** Supplement for an hour of work on a Sunday, free of tax. */
export const sundaySupplement: Parameter<Rate> = {
  title: 'Supplement for work on Sundays',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('70'),
      ...enacted('code/travail', 'art. L. 231-7, par. 2, al. 1', '2026-11-24'),
    },
  ],
};

/** Supplement for an hour of work on a public holiday, free of tax, beside the pay of the hour. */
export const publicHolidaySupplement: Parameter<Rate> = {
  title: 'Supplement for work on public holidays',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('100'),
      ...enacted('code/travail', 'art. L. 232-7, par. 2', '2026-11-24'),
    },
  ],
};
