import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** AMVP, abattement de maintien dans la vie professionnelle: for those who work on although they could draw a pension. */
export const workingOnAllowance: Parameter<Cents> = {
  title: 'Allowance for working on before 65 (AMVP)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('0'),
      source: {
        text: 'Aucun abattement avant 2026 ; Chambre des députés, projet de loi 8640',
        url: 'https://www.chd.lu/lu/node/3275',
      },
    },
    {
      from: '2026-01-01',
      value: euros('9000'),
      source: {
        text: 'Projet de loi 8640, voté le 18 décembre 2025 ; Chambre des députés',
        url: 'https://www.chd.lu/lu/node/3275',
      },
    },
  ],
};

/** CIHS, crédit d'impôt heures supplémentaires: for overtime pay that another state taxes. */
export interface OvertimeCredit {
  /** There is no credit up to this overtime pay of the year. */
  readonly payFrom: Cents;
  /** Of the pay above. */
  readonly rate: Rate;
  readonly full: Cents;
}

export const overtimeCredit: Parameter<OvertimeCredit> = {
  title: 'Tax credit for overtime that another state taxes (CIHS)',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { payFrom: euros('1200'), rate: percent('25'), full: euros('700') },
      source: {
        text: 'L.I.R. art. 154terdecies ; Administration des contributions directes, CIHS',
        url: 'https://impotsdirects.public.lu/fr/az/c/cihs.html',
      },
    },
  ],
};
