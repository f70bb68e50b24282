import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** Nothing is computed with it: pages say that it exists. */
export const temporaryWorkTax = defineParameter({
  title: 'Flat tax on the pay of temporary agency workers',
  unit: 'table',
  columns: {
    /** Share of the pay after contributions. */
    rate: 'percent',
    /** The highest agreed gross pay of an hour. */
    hourlyPayUpTo: 'EUR',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { rate: percent('10'), hourlyPayUpTo: euros('25') },
      ...enacted('loi/2021/12/17/a906', 'art. 3, par. 11 (L.I.R. art. 137, al. 5a)', '2026-11-24'),
    },
    {
      from: '2025-01-01',
      value: { rate: percent('7.5'), hourlyPayUpTo: euros('25') },
      ...enacted('loi/2024/12/20/a558', 'art. 3, no 1 (L.I.R. art. 137, al. 5a)', '2026-11-24'),
    },
  ],
});
