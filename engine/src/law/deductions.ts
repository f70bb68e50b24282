import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** FO, forfait pour frais d'obtention: an employee's yearly lump sum for income-related expenses. */
export const employeeLumpSum: Parameter<Cents> = {
  title: 'Lump sum for employees’ professional expenses (FO)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('540'),
      source: {
        text: 'L.I.R. art. 107, forfait pour frais d’obtention, d’après l’OGBL',
        url: 'http://www.ogbl.lu/informations-supplementaires-sur-les-frais-dobtention/',
      },
    },
  ],
};

/** DS, forfait pour dépenses spéciales: every taxpayer's yearly lump sum for special expenses. */
export const specialExpensesLumpSum: Parameter<Cents> = {
  title: 'Lump sum for special expenses (DS)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('480'),
      source: {
        text: 'L.I.R. art. 113 ; Administration des contributions directes, Dépenses spéciales',
        url: 'http://www.impotsdirects.public.lu/az/d/depens_spe/index.html',
      },
    },
  ],
};

/** FD, forfait pour frais de déplacement: the yearly commuting allowance, by distance units. */
export interface TravelAllowance {
  readonly perUnit: Cents;
  /** The first units are not counted. */
  readonly unitsNotCounted: number;
  /** Units above this maximum are not counted. */
  readonly unitsMaximum: number;
}

export const travelAllowance: Parameter<TravelAllowance> = {
  title: 'Travel allowance (FD)',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { perUnit: euros('99'), unitsNotCounted: 4, unitsMaximum: 30 },
      source: {
        text: 'L.I.R. art. 105bis ; Administration des contributions directes, Frais de déplacement',
        url: 'https://impotsdirects.public.lu/fr/az/f/frais_salar.html',
      },
    },
  ],
};

/** An employee's own contributions to an occupational pension scheme (régime complémentaire, art. 110). */
export const supplementaryPensionMaximum: Parameter<Cents> = {
  title: 'Deductible own contributions to an occupational pension scheme',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('1200'),
      source: {
        text: 'L.I.R. art. 110 ; Administration des contributions directes, Cotisations',
        url: 'https://impotsdirects.public.lu/fr/az/c/cotis_prim.html',
      },
    },
  ],
};

/** RCPI (pension scheme of the self-employed): contributions are deductible up to this share of the profit. */
export const selfEmployedPensionSchemeShare: Parameter<Rate> = {
  title: 'Deductible contributions to the pension scheme for the self-employed (RCPI)',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('20'),
      source: {
        text: 'L.I.R. art. 110 no 3a, loi du 21 août 2018 ; Administration des contributions directes, RCPI',
        url: 'https://impotsdirects.public.lu/fr/az/r/rcpi.html',
      },
    },
  ],
};

/** RCPI: flat tax that the scheme withholds from contributions. No result includes it; the page quotes it. */
export const selfEmployedPensionSchemeTax: Parameter<Rate> = {
  title: 'Flat tax on contributions to the pension scheme for the self-employed (RCPI)',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('20'),
      source: {
        text: 'L.I.R. art. 142 ; loi du 21 août 2018, d’après Fiduciaire LPG',
        url: 'https://fiduciaire-lpg.lu/fr/publications/fiscalit%C3%A9-des-entreprises/regime-complementaire-de-pension-pour-independants-rcpi',
      },
    },
  ],
};
