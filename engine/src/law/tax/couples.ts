import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** AE, abattement extra-professionnel: for couples in which both have professional income. */
export const twoEarnerAllowance = defineParameter({
  title: 'Allowance for couples with two professional incomes (AE)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('4500'),
  ...enacted('loi/1967/12/04/n1', 'art. 129b, al. 1', '2026-11-24'),
});

/** AE of each spouse under strictly individual taxation (L.I.R. art. 3ter, par. 2). */
export const individualTwoEarnerAllowance = defineParameter({
  title: 'Allowance of each spouse under strictly individual taxation (AE)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('2250'),
  ...enacted('loi/2016/12/23/n11', 'art. 1er, no 10 (L.I.R. art. 129b, al. 1)', '2026-11-24'),
});

/** Flat withholding rate on a second salary, by the tax class of the first. The assessment settles the difference. */
export const secondCardRates = defineParameter({
  title: 'Flat withholding on a second tax card',
  unit: 'table',
  columns: { '1': 'percent', '1a': 'percent', '2': 'percent' },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { '1': percent('33'), '1a': percent('21'), '2': percent('15') },
  ...enacted(
    'rgd/2012/12/21/n4',
    'art. 1er (règlement grand-ducal modifié du 9 janvier 1974, art. 14, al. 1)',
    '2026-11-24',
  ),
});
