import { defineParameter } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** Steps of the table by which the tax on a bonus, a 13th month or a gratification is withheld. */
export const bonusSteps = defineParameter({
  title: 'Steps of the withholding table for bonuses',
  unit: 'table',
  columns: {
    /** The annual ordinary pay goes down to a multiple of this. */
    ordinaryPay: 'EUR',
    /** The bonus goes down to a multiple of this. */
    bonus: 'EUR',
    /** The rate goes down to a multiple of this. */
    rate: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { ordinaryPay: euros('1200'), bonus: euros('200'), rate: percent('0.5') },
  ...reportedOf('rgd/1974/01/09/n1', 'art. 32, al. 3, et barème annexé', {
    kind: 'secondary',
    title: 'Mémorial A 248 du 31 décembre 2010, p. 4118 et 4203 (Yumpu)',
    url: 'https://yumpu.com/fr/document/view/49826098/a-na-248-31-daccembre-2010/103',
    readOn: '2026-11-22',
    note: 'bonusTableCopy',
  }),
});

/** Pay that was paid once earlier in the year counts as ordinary pay for the tax on a bonus if it is more than this. */
export const earlierOneOffPay = defineParameter({
  title: 'Earlier one-off pay of the year that does not count for the tax on a bonus',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('250'),
  ...enacted(
    'rgd/2001/08/01/n15',
    'art. 25, no 8 (règlement grand-ducal du 9 janvier 1974, art. 34, al. 1, lettre b)',
    '2026-11-26',
  ),
});

/** Where the printed table ends, and its smallest values. Beyond it the difference of two annual taxes is withheld. */
export const bonusTableLimits = defineParameter({
  title: 'Limits of the withholding table for bonuses',
  unit: 'table',
  columns: {
    /** The table does not apply to a higher ordinary pay of the year. */
    ordinaryPayUpTo: 'EUR',
    /** The table applies to bonuses below this. */
    bonusBelow: 'EUR',
    /** A bonus below the first column is read at this amount. */
    smallestBonus: 'EUR',
    /** A lower rate is zero. */
    smallestRate: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    ordinaryPayUpTo: euros('60000'),
    bonusBelow: euros('5600'),
    smallestBonus: euros('50'),
    smallestRate: percent('1'),
  },
  ...enacted('rgd/2023/12/22/a827', 'art. 2, par. 2', '2026-11-24', 'annexedTablesUnread'),
});
