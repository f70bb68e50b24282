import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** A situation that decides a tax class. */
export interface ClassRow {
  readonly situation: ClassSituation;
  readonly taxClass: '1' | '1a' | '2';
}

type ClassSituation =
  | 'taxedTogether'
  | 'recentlyWidowed'
  | 'recentlySeparated'
  | 'marriedNonResident'
  | 'widowed'
  | 'childRelief'
  | 'aged'
  | 'other';

/** The classes of residents, and of couples in which one spouse is a resident: the first row that applies decides. */
export const residentTaxClasses: Parameter<readonly ClassRow[]> = {
  title: 'Tax classes of residents, by situation',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [
        { situation: 'taxedTogether', taxClass: '2' },
        { situation: 'recentlyWidowed', taxClass: '2' },
        { situation: 'recentlySeparated', taxClass: '2' },
        { situation: 'widowed', taxClass: '1a' },
        { situation: 'childRelief', taxClass: '1a' },
        { situation: 'aged', taxClass: '1a' },
        { situation: 'other', taxClass: '1' },
      ],
      source: {
        text: 'L.I.R. art. 119 ; Administration des contributions directes, Classes d’impôt des contribuables résidents',
        url: 'https://impotsdirects.public.lu/fr/az/c/class_resid.html',
      },
    },
  ],
};

/** The classes of non-residents who are not treated as residents: the first row that applies decides. */
export const nonResidentTaxClasses: Parameter<readonly ClassRow[]> = {
  title: 'Tax classes of non-residents, by situation',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: [
        { situation: 'recentlyWidowed', taxClass: '2' },
        { situation: 'recentlySeparated', taxClass: '2' },
        { situation: 'marriedNonResident', taxClass: '1' },
        { situation: 'widowed', taxClass: '1a' },
        { situation: 'childRelief', taxClass: '1a' },
        { situation: 'aged', taxClass: '1a' },
        { situation: 'other', taxClass: '1' },
      ],
      source: {
        text: 'L.I.R. art. 157bis ; Administration des contributions directes, Classes d’impôt des contribuables non résidents',
        url: 'https://impotsdirects.public.lu/fr/az/c/class_nonresid.html',
      },
    },
  ],
};

/** Class 1a from the first year that begins after this birthday. */
export const classOneAAge: Parameter<number> = {
  title: 'Class 1a: age completed before the tax year',
  unit: 'years',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: 64,
      source: {
        text: 'L.I.R. art. 119, no 2 c ; Administration des contributions directes, Classes d’impôt des contribuables résidents (PwC : 65 ans)',
        url: 'https://impotsdirects.public.lu/fr/az/c/class_resid.html',
      },
    },
  ],
};

/** Class 2 after a death, a divorce or a separation. */
export interface ClassTwoAfterMarriage {
  /** Tax years after that of the event. */
  readonly years: number;
  /** Years before a divorce or separation in which it was not granted. */
  readonly yearsWithoutIt: number;
}

export const classTwoAfterMarriage: Parameter<ClassTwoAfterMarriage> = {
  title: 'Class 2 after the end of a marriage',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { years: 3, yearsWithoutIt: 5 },
      source: {
        text: 'L.I.R. art. 119, no 3 b et c ; Administration des contributions directes, Dispositions transitoires pour contribuables divorcés ou séparés',
        url: 'https://impotsdirects.public.lu/fr/az/c/class_resid.html',
      },
    },
  ],
};

/** The tests for non-residents to be treated as residents; one is enough. */
export interface ResidentTreatment {
  /** At least this share of one spouse’s own income of the world is taxable in Luxembourg. */
  readonly ownIncomeShare: Rate;
  /** Days of work abroad that count as taxable in Luxembourg in that share. */
  readonly daysCounted: number;
  /** Or less than this is not taxable in Luxembourg. */
  readonly foreignIncomeLimit: Cents;
}

export const residentTreatment: Parameter<ResidentTreatment> = {
  title: 'Non-residents treated as residents, tests',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        ownIncomeShare: percent('90'),
        daysCounted: 50,
        foreignIncomeLimit: euros('13000'),
      },
      source: {
        text: 'L.I.R. art. 157ter ; Administration des contributions directes, Assimilation',
        url: 'https://impotsdirects.public.lu/fr/az/a/assimil.html',
      },
    },
  ],
};

/** For residents of Belgium: more than this share of the household’s professional income is taxable in Luxembourg. */
export const belgianHouseholdShare: Parameter<Rate> = {
  title: 'Residents of Belgium treated as residents, share of the household’s professional income',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('50'),
      source: {
        text: 'Convention avec la Belgique, art. 24 par. 4a ; Administration des contributions directes, Assimilation',
        url: 'https://impotsdirects.public.lu/fr/az/a/assimil.html',
      },
    },
  ],
};

/** For spouses of whom one lives in Luxembourg: the least share of the household’s professional income that this one earns here. */
export const residentSpouseShare: Parameter<Rate> = {
  title: 'Couples with one resident, share of the resident in the professional income',
  unit: 'rate',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: percent('90'),
      source: {
        text: 'L.I.R. art. 3 d ; Administration des contributions directes, Classes d’impôt des contribuables résidents',
        url: 'https://impotsdirects.public.lu/fr/az/c/class_resid.html',
      },
    },
  ],
};

/** The last day on which spouses or partners may ask for another way of filing for a tax year. */
export interface FilingDeadline {
  readonly yearsAfter: number;
  readonly month: number;
  readonly day: number;
}

export const filingDeadline: Parameter<FilingDeadline> = {
  title: 'Request for another way of filing, last day after the tax year',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { yearsAfter: 1, month: 12, day: 31 },
      source: {
        text: 'L.I.R. art. 3ter ; circulaires L.I.R. no 3ter/1 et 3ter/2 du 24 mai 2023 ; Administration des contributions directes, Imposition individuelle',
        url: 'https://impotsdirects.public.lu/fr/az/i/imposition-individuelle.html',
      },
    },
  ],
};
