import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';

/** Interest on a loan for the home one lives in, deductible by the years since its rental value was fixed. */
export const ownHomeInterest = defineParameter({
  title:
    'Deductible interest on a loan for the home one lives in, by years since its rental value was fixed',
  unit: 'table',
  columns: {
    /** Years without a limit: the year in which the rental value was fixed, and those after it. */
    wholeYears: 'number',
    /** Then limits a year for each person: the taxpayer, the spouse and each child. The last one has no end. */
    limits: { years: 'number', perPerson: 'EUR' },
    lastPerPerson: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    wholeYears: 2,
    limits: [
      { years: 4, perPerson: euros('4000') },
      { years: 5, perPerson: euros('3000') },
    ],
    lastPerPerson: euros('2000'),
  },
  ...enacted(
    'rgd/2024/12/20/a596',
    'art. 1er et 2 (règlement grand-ducal modifié du 12 juillet 1968, art. 4 et 4a)',
    '2026-11-26',
  ),
});

export type OwnHomeInterest = ValueOf<typeof ownHomeInterest>;
