import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** AMVP, abattement de maintien dans la vie professionnelle: for those who work on although they could draw a pension. */
export const workingOnAllowance = defineParameter({
  title: 'Continued-work allowance before 65 (AMVP)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('0'),
      ...enacted(
        'loi/2025/12/19/a623',
        'art. 4 et 11 (L.I.R. art. 129g)',
        '2026-11-24',
        'noneBefore',
      ),
    },
    {
      from: '2026-01-01',
      value: euros('9000'),
      ...enacted('loi/2025/12/19/a623', 'art. 4 et 11 (L.I.R. art. 129g, al. 4)', '2026-11-24'),
    },
  ],
});

/** CIHS, crédit d'impôt heures supplémentaires: for overtime pay that another state taxes. */
export const overtimeCredit = defineParameter({
  title: 'Tax credit for overtime that another state taxes (CIHS)',
  unit: 'table',
  columns: {
    /** There is no credit up to this overtime pay of the year. */
    payFrom: 'EUR',
    /** Of the pay above. */
    rate: 'percent',
    full: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { payFrom: euros('1200'), rate: percent('25'), full: euros('700') },
  ...enacted('loi/2024/12/20/a589', 'art. 10 (L.I.R. art. 154terdecies)', '2026-11-24'),
});

export type OvertimeCredit = ValueOf<typeof overtimeCredit>;
