import type { Parameter } from '../dated/parameter.ts';
import { enacted } from '../dated/source.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** The surcharge on the income tax for the employment fund (contribution au fonds pour l'emploi). */
export interface EmploymentFund {
  readonly rate: Rate;
  /** On the tax on income above the threshold. */
  readonly higherRate: Rate;
  /** Yearly taxable income, classes 1 and 1a. */
  readonly threshold: Cents;
  /** Yearly taxable income, class 2. */
  readonly thresholdJoint: Cents;
}

export const employmentFund: Parameter<EmploymentFund> = {
  title: 'Employment fund surcharge',
  unit: 'table',
  columns: { rate: 'percent', higherRate: 'percent', threshold: 'EUR', thresholdJoint: 'EUR' },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        rate: percent('7'),
        higherRate: percent('9'),
        threshold: euros('150000'),
        thresholdJoint: euros('300000'),
      },
      ...enacted(
        'loi/2012/12/21/n2',
        'art. 5 (loi modifiée du 30 juin 1976, art. 6)',
        '2026-11-24',
      ),
    },
  ],
};
