import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** The income tax scale of class 1 (L.I.R. art. 118), from which the other classes derive. */
export const tariff = defineParameter({
  title: 'Income tax tariff, class 1',
  unit: 'table',
  columns: { above: 'EUR', rate: 'percent' },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [
        { above: euros('0'), rate: percent('0') },
        { above: euros('12438'), rate: percent('8') },
        { above: euros('14508'), rate: percent('9') },
        { above: euros('16578'), rate: percent('10') },
        { above: euros('18648'), rate: percent('11') },
        { above: euros('20718'), rate: percent('12') },
        { above: euros('22788'), rate: percent('14') },
        { above: euros('24939'), rate: percent('16') },
        { above: euros('27090'), rate: percent('18') },
        { above: euros('29241'), rate: percent('20') },
        { above: euros('31392'), rate: percent('22') },
        { above: euros('33543'), rate: percent('24') },
        { above: euros('35694'), rate: percent('26') },
        { above: euros('37845'), rate: percent('28') },
        { above: euros('39996'), rate: percent('30') },
        { above: euros('42147'), rate: percent('32') },
        { above: euros('44298'), rate: percent('34') },
        { above: euros('46449'), rate: percent('36') },
        { above: euros('48600'), rate: percent('38') },
        { above: euros('50751'), rate: percent('39') },
        { above: euros('110403'), rate: percent('40') },
        { above: euros('165600'), rate: percent('41') },
        { above: euros('220788'), rate: percent('42') },
      ],
      ...enacted('loi/2023/12/22/a826', 'art. 2 (L.I.R. art. 118)', '2026-11-24'),
    },
    {
      from: '2025-01-01',
      value: [
        { above: euros('0'), rate: percent('0') },
        { above: euros('13230'), rate: percent('8') },
        { above: euros('15435'), rate: percent('9') },
        { above: euros('17640'), rate: percent('10') },
        { above: euros('19845'), rate: percent('11') },
        { above: euros('22050'), rate: percent('12') },
        { above: euros('24255'), rate: percent('14') },
        { above: euros('26550'), rate: percent('16') },
        { above: euros('28845'), rate: percent('18') },
        { above: euros('31140'), rate: percent('20') },
        { above: euros('33435'), rate: percent('22') },
        { above: euros('35730'), rate: percent('24') },
        { above: euros('38025'), rate: percent('26') },
        { above: euros('40320'), rate: percent('28') },
        { above: euros('42615'), rate: percent('30') },
        { above: euros('44910'), rate: percent('32') },
        { above: euros('47205'), rate: percent('34') },
        { above: euros('49500'), rate: percent('36') },
        { above: euros('51795'), rate: percent('38') },
        { above: euros('54090'), rate: percent('39') },
        { above: euros('117450'), rate: percent('40') },
        { above: euros('176160'), rate: percent('41') },
        { above: euros('234870'), rate: percent('42') },
      ],
      ...enacted('loi/2024/12/20/a589', 'art. 3 (L.I.R. art. 118)', '2026-11-24'),
    },
  ],
});

/** One bracket of a scale: the rate on the part of the annual taxable income above a bound. */
export type Bracket = ValueOf<typeof tariff>[number];

/**
 * Reduction of the income in class 1a before the scale applies (L.I.R. art. 120bis): a share of the difference between a
 * complement and the income. The marginal rate is capped until the brackets above the cap begin.
 */
export const classOneAReduction = defineParameter({
  title: 'Reduction of the income in tax class 1a',
  unit: 'table',
  columns: {
    /** Share of the difference that reduces the income. */
    share: 'percent',
    /** Annual income at which the share alone reduces nothing. */
    complement: 'EUR',
    /** Maximum marginal rate below the brackets that exceed it. */
    maximumRate: 'percent',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        share: percent('50'),
        complement: euros('49752'),
        maximumRate: percent('39'),
      },
      ...enacted('loi/2023/12/22/a826', 'art. 3 (L.I.R. art. 120bis)', '2026-11-24'),
    },
    {
      from: '2025-01-01',
      value: {
        share: percent('25'),
        complement: euros('79380'),
        maximumRate: percent('39'),
      },
      ...enacted('loi/2024/12/20/a589', 'art. 4 (L.I.R. art. 120bis)', '2026-11-24'),
    },
  ],
});

/** Class 2 taxes half of the income and doubles the tax (splitting, L.I.R. art. 121). */
export const splittingParts = defineParameter({
  title: 'Parts of the income in tax class 2 (splitting)',
  unit: 'number',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 2,
  ...enacted('loi/1967/12/04/n1', 'art. 121', '2026-11-24'),
});

/** The least rate on a non-resident's income other than pay and pensions (L.I.R. art. 157bis). */
export const nonResidentMinimumRate = defineParameter({
  title: 'Least tax rate on income of non-residents other than pay and pensions',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('15'),
  ...enacted(
    'loi/1990/12/06/n2',
    'art. 1er, no 58 (L.I.R. art. 157bis, al. 6) ; loi du 26 juillet 2010 (no 3), art. 1er, no 2 (al. 6a)',
    '2026-11-24',
  ),
});
