import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

const feeColumns = { brackets: { above: 'EUR', rate: 'percent' }, minimum: 'EUR' } as const;

/** The notary's fee (honoraires proportionnels) for the sale of a home, on its price. */
export const saleFeeScale = defineParameter({
  title: 'Notary’s fee for the sale of a home, before VAT',
  unit: 'table',
  columns: feeColumns,
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    brackets: [
      { above: euros('0'), rate: percent('4') },
      { above: euros('3718.40'), rate: percent('2') },
      { above: euros('7436.80'), rate: percent('1.5') },
      { above: euros('17352.54'), rate: percent('0.8') },
      { above: euros('24789.35'), rate: percent('0.6') },
      { above: euros('74368.05'), rate: percent('0.5') },
      { above: euros('148736.11'), rate: percent('0.3') },
      { above: euros('247893.52'), rate: percent('0.1') },
      { above: euros('1239467.62'), rate: percent('0.05') },
    ],
    minimum: euros('99.16'),
  },
  ...reportedOf('rgd/1971/07/24/n1', 'art. 6 et 19, no 89, tableau 7', {
    kind: 'secondary',
    title: 'Chambre des Notaires',
    url: 'https://www.notariat.lu',
    readOn: '2026-11-22',
    note: 'notaryTable',
  }),
});

/** A degressive scale of fees before VAT, and the minimum fee. */
export type FeeScale = ValueOf<typeof saleFeeScale>;

/** The notary's fee for the deed of a mortgage loan, on its principal. */
export const mortgageFeeScale = defineParameter({
  title: 'Notary’s fee for a mortgage deed, before VAT',
  unit: 'table',
  columns: feeColumns,
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    brackets: [
      { above: euros('0'), rate: percent('2.5') },
      { above: euros('3718.40'), rate: percent('1.75') },
      { above: euros('7436.80'), rate: percent('1') },
      { above: euros('17352.54'), rate: percent('0.5') },
      { above: euros('24789.35'), rate: percent('0.35') },
      { above: euros('74368.05'), rate: percent('0.25') },
      { above: euros('148736.11'), rate: percent('0.2') },
      { above: euros('247893.52'), rate: percent('0.05') },
      { above: euros('1239467.62'), rate: percent('0.01') },
    ],
    minimum: euros('61.97'),
  },
  ...reportedOf('rgd/1971/07/24/n1', 'art. 19, nos 58 et 61, tarif 5', {
    kind: 'secondary',
    title: 'Chambre des Notaires',
    url: 'https://www.notariat.lu',
    readOn: '2026-11-22',
    note: 'notaryTable',
  }),
});

/** Registration duty on the principal of a mortgage loan (droit d'obligation). */
export const mortgageRegistrationRate = defineParameter({
  title: 'Registration duty on a mortgage loan, share of the principal',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('0.24'),
  ...reportedOf('loi/2001/08/01/n16', 'art. 24, no 2', {
    kind: 'authority',
    title:
      'Administration de l’enregistrement, des domaines et de la TVA, tarif des droits d’enregistrement',
    url: 'https://pfi.public.lu/fr/citoyen/enregistrement/tarif.html',
    readOn: '2026-11-22',
  }),
});

/** Inscription duty on the sum that a mortgage guarantees. */
export const mortgageInscriptionRate = defineParameter({
  title: 'Inscription duty on a mortgage, share of the sum guaranteed',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('0.05'),
  ...enacted('loi/2001/08/01/n16', 'art. 24, no 2', '2026-11-24'),
});
