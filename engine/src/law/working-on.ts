import { defineParameter } from '../dated/parameter.ts';
import { enacted } from '../dated/source.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** AMVP, abattement de maintien dans la vie professionnelle: for those who work on although they could draw a pension. */
export const workingOnAllowance = defineParameter({
  title: 'Allowance for working on before 65 (AMVP)',
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
export interface OvertimeCredit {
  /** There is no credit up to this overtime pay of the year. */
  readonly payFrom: Cents;
  /** Of the pay above. */
  readonly rate: Rate;
  readonly full: Cents;
}

export const overtimeCredit = defineParameter<OvertimeCredit>({
  title: 'Tax credit for overtime that another state taxes (CIHS)',
  unit: 'table',
  columns: { payFrom: 'EUR', rate: 'percent', full: 'EUR' },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { payFrom: euros('1200'), rate: percent('25'), full: euros('700') },
      ...enacted('loi/2024/12/20/a589', 'art. 10 (L.I.R. art. 154terdecies)', '2026-11-24'),
    },
  ],
});
