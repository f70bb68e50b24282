import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { percent } from '../../money/rate.ts';

/**
 * The least withholding of an employer who has no tax card, on the semi-net pay. The tax of class 1 is withheld where
 * it is higher.
 */
export const withholdingWithoutCard = defineParameter({
  title: 'Least withholding without a tax card',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('33'),
  ...enacted('rgd/2002/07/08/n1', 'art. 1er, al. 2', '2026-11-26'),
});
