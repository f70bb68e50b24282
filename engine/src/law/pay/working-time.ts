import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';

/** Hours with which full-time amounts are prorated for part-time work. */
export const fullTimeHours = defineParameter({
  title: 'Hours of full-time work',
  unit: 'table',
  columns: {
    /** A full-time week. */
    weekly: 'number',
    /** Hours in a month, by which the law divides monthly amounts. */
    monthly: 'number',
    /** Monthly hours from which the abatement of the long-term care insurance is granted in full. */
    fullAbatementFromMonthly: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { weekly: 40, monthly: 173, fullAbatementFromMonthly: 150 },
  ...enacted(
    'rgd/2016/12/23/n19',
    'art. 1er ; Code du travail, art. L. 211-5 et L. 222-9, al. 2',
    '2026-11-24',
  ),
});

/** Days without work that employees are paid for. */
export const paidDaysOff = defineParameter({
  title: 'Public holidays and least paid leave of a year',
  unit: 'table',
  columns: {
    /** Days listed as holidays by the law. */
    publicHolidays: 'number',
    /** The least leave, in working days. */
    leave: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { publicHolidays: 11, leave: 26 },
  ...enacted(
    'loi/2019/04/25/a271',
    'art. 1er (Code du travail, art. L. 232-2 et L. 233-4, al. 1er)',
    '2026-11-29',
  ),
});
