import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** FO, forfait pour frais d'obtention: an employee's annual lump sum for income-related expenses. */
export const employeeLumpSum = defineParameter({
  title: 'Lump sum for employees’ professional expenses (FO)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('540'),
  ...enacted('loi/1967/12/04/n1', 'art. 107, al. 1, no 1', '2026-11-24'),
});

/** DS, forfait pour dépenses spéciales: every taxpayer's annual lump sum for special expenses. */
export const specialExpensesLumpSum = defineParameter({
  title: 'Lump sum for special expenses (DS)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('480'),
  ...enacted('loi/2021/12/17/a906', 'art. 3, par. 9 (L.I.R. art. 113, al. 1)', '2026-11-24'),
});

/** FD, forfait pour frais de déplacement: the annual commuting allowance, by distance units. */
export const travelAllowance = defineParameter({
  title: 'Travel allowance (FD)',
  unit: 'table',
  columns: {
    perUnit: 'EUR',
    /** The first units are not counted. */
    unitsNotCounted: 'number',
    /** Units above this maximum are not counted. */
    unitsMaximum: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { perUnit: euros('99'), unitsNotCounted: 4, unitsMaximum: 30 },
  ...enacted('loi/2012/12/21/n2', 'art. 1er, no 1 (L.I.R. art. 105bis)', '2026-11-24'),
});

export type TravelAllowance = ValueOf<typeof travelAllowance>;

/** An employee's own contributions to an occupational pension scheme (régime complémentaire, art. 110). */
export const supplementaryPensionMaximum = defineParameter({
  title: 'Deductible own contributions to an occupational pension scheme',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('1200'),
  ...enacted('loi/1967/12/04/n1', 'art. 110, no 3', '2026-11-24'),
});

/** RCPI (pension scheme of the self-employed): contributions are deductible up to this share of the profit. */
export const selfEmployedPensionSchemeShare = defineParameter({
  title: 'Deductible contributions to the pension scheme for the self-employed (RCPI)',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('20'),
  ...enacted('loi/2018/08/01/a708', 'art. 29 (L.I.R. art. 110, no 3a)', '2026-11-24'),
});

/** RCPI: flat tax that the scheme withholds from contributions. No result includes it; the page quotes it. */
export const selfEmployedPensionSchemeTax = defineParameter({
  title: 'Flat tax on contributions to the pension scheme for the self-employed (RCPI)',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('20'),
  ...enacted('loi/2018/08/01/a708', 'art. 31 (L.I.R. art. 152, titre 3, al. 2)', '2026-11-24'),
});
