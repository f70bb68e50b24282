import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** AE, abattement extra-professionnel: for couples in which both have professional income. */
export const twoEarnerAllowance: Parameter<Cents> = {
  title: 'Allowance for couples with two professional incomes (AE)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('4500'),
      source: {
        text: 'L.I.R. art. 129b ; Administration des contributions directes, Abattement extra-professionnel',
        url: 'https://impotsdirects.public.lu/fr/az/a/abat_extrapro.html',
      },
    },
  ],
};

/** AE of each spouse under strictly individual taxation (L.I.R. art. 3ter, par. 2). */
export const individualTwoEarnerAllowance: Parameter<Cents> = {
  title: 'Allowance of each spouse under strictly individual taxation (AE)',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('2250'),
      source: {
        text: 'L.I.R. art. 3ter et 129b ; Administration des contributions directes, Abattement conjoint',
        url: 'https://impotsdirects.public.lu/fr/az/a/abat_conjoi.html',
      },
    },
  ],
};

/** Flat withholding rate on a second salary, by the tax class of the first. The assessment settles the difference. */
export interface SecondCardRates {
  readonly '1': Rate;
  readonly '1a': Rate;
  readonly '2': Rate;
}

export const secondCardRates: Parameter<SecondCardRates> = {
  title: 'Flat withholding on a second tax card',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { '1': percent('33'), '1a': percent('21'), '2': percent('15') },
      source: {
        text: 'Règlement grand-ducal du 31 octobre 2007 (plusieurs rémunérations), taux en vigueur (Legilux)',
        url: 'http://legilux.public.lu/eli/etat/leg/rgd/2007/10/31/n2/jo',
      },
    },
  ],
};
