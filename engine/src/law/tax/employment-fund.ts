import { defineParameter } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** The surcharge on the income tax for the employment fund (contribution au fonds pour l'emploi). */
export const employmentFund = defineParameter({
  title: 'Employment fund surcharge',
  unit: 'table',
  columns: {
    rate: 'percent',
    /** On the tax on income above the threshold. */
    higherRate: 'percent',
    /** Annual taxable income, classes 1 and 1a. */
    threshold: 'EUR',
    /** Annual taxable income, class 2. */
    thresholdJoint: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    rate: percent('7'),
    higherRate: percent('9'),
    threshold: euros('150000'),
    thresholdJoint: euros('300000'),
  },
  ...enacted('loi/2012/12/21/n2', 'art. 5 (loi modifiée du 30 juin 1976, art. 6)', '2026-11-24'),
});
