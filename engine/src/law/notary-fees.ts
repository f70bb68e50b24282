import type { Parameter } from '../dated/parameter.ts';
import type { Source } from '../dated/source.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';
import type { Bracket } from './tariff.ts';

/** A degressive scale of fees before VAT, and the minimum fee. */
export interface FeeScale {
  readonly brackets: readonly Bracket[];
  readonly minimum: Cents;
}

const scaleOfSales: Source = {
  text: 'Règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), art. 6 et art. 19 no 89, tableau 7 ; Chambre des Notaires',
  url: 'https://www.notariat.lu',
};

const scaleOfLoans: Source = {
  text: 'Règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires), art. 19 nos 58 et 61, tarif 5 ; Chambre des Notaires',
  url: 'https://www.notariat.lu',
};

const mortgageDuties: Source = {
  text: 'Administration de l’enregistrement, des domaines et de la TVA (PFI) : hypothèques',
  url: 'https://pfi.public.lu/fr/citoyen/hypotheques.html',
};

/** The notary's fee (honoraires proportionnels) for the sale of a home, on its price. */
export const saleFeeScale: Parameter<FeeScale> = {
  title: 'Notary’s fee for the sale of a home, before VAT',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
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
      source: scaleOfSales,
    },
  ],
};

/** The notary's fee for the deed of a mortgage loan, on its principal. */
export const mortgageFeeScale: Parameter<FeeScale> = {
  title: 'Notary’s fee for a mortgage deed, before VAT',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
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
      source: scaleOfLoans,
    },
  ],
};

/** Registration duty on the principal of a mortgage loan (droit d'obligation). */
export const mortgageRegistrationRate: Parameter<Rate> = {
  title: 'Registration duty on a mortgage loan, share of the principal',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('0.24'),
      source: {
        text: 'Administration de l’enregistrement, des domaines et de la TVA (PFI) : tarif, droit d’obligation de 0,24 %',
        url: 'https://pfi.public.lu/fr/citoyen/enregistrement/tarif.html',
      },
    },
  ],
};

/** Inscription duty on the sum that a mortgage guarantees. */
export const mortgageInscriptionRate: Parameter<Rate> = {
  title: 'Inscription duty on a mortgage, share of the sum guaranteed',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [{ from: '2024-01-01', value: percent('0.05'), source: mortgageDuties }],
};
