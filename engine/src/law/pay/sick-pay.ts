import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';

/**
 * Sick pay of the self-employed begins after the month that contains this day of incapacity, counted over eighteen months.
 */
export const selfEmployedSickPaySuspension = defineParameter({
  title: 'Day of incapacity until the end of whose month the self-employed get no sick pay',
  unit: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 77,
  ...enacted(
    'loi/2008/05/13/n1',
    'Code de la sécurité sociale, art. 12, al. 3 ; loi du 12 août 2022 (Mémorial A 472), art. 7',
    '2026-11-24',
  ),
});

/** Above this age the own contributions for sick pay are refunded on request, by calendar year. */
export const sickPayRefundAge = defineParameter({
  title: 'Age above which contributions for sick pay are refunded on request',
  unit: 'years',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 68,
  ...enacted('loi/1992/07/27/n1', 'Code de la sécurité sociale, art. 43, al. 1', '2026-11-24'),
});
