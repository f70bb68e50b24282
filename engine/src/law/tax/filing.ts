import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** Taxable incomes above which an employee has to file a tax return (imposition par voie d’assiette). L.I.R. art. 153. */
export const filingLimits = defineParameter({
  title: 'Taxable income from which an employee has to file a tax return',
  unit: 'table',
  columns: {
    anyPay: 'EUR',
    /** With several salaries at once, one of them on an additional card; by tax class. */
    severalSalaries: { '1': 'EUR', '1a': 'EUR', '2': 'EUR' },
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    anyPay: euros('100000'),
    severalSalaries: { '1': euros('36000'), '1a': euros('30000'), '2': euros('36000') },
  },
  ...enacted(
    'rgd/2008/12/19/n14',
    'art. 1er (règlement grand-ducal du 28 décembre 1990, no 22, art. 3, nos 1 et 4)',
    '2026-11-26',
  ),
});

export type FilingLimits = ValueOf<typeof filingLimits>;

/** Who may ask for the annual settlement of what was withheld (décompte annuel), and its least refund. */
export const annualSettlement = defineParameter({
  title: 'Annual settlement of withheld tax (décompte annuel)',
  unit: 'table',
  columns: {
    /** A smaller refund is not paid, and a smaller supplement not claimed. */
    smallestAmount: 'EUR',
    /** Months of continuous work in Luxembourg that give the right to it without residence. */
    monthsOfWork: 'number',
    /** Share of the pay of the year in Luxembourg that gives this right as well. */
    payShare: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { smallestAmount: euros('10'), monthsOfWork: 9, payShare: percent('75') },
  ...enacted(
    'rgd/2014/03/26/n3',
    'art. 3, al. 1, lettres b et c ; art. 16, al. 4 ; art. 17, al. 4',
    '2026-11-26',
  ),
});

export type AnnualSettlement = ValueOf<typeof annualSettlement>;
