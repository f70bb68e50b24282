import { defineParameter } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** The tax classes of the law. */
export type TaxClass = '1' | '1a' | '2';

/** A situation that decides a tax class. */
export interface ClassRow {
  readonly situation: ClassSituation;
  readonly taxClass: TaxClass;
}

export type ClassSituation =
  | 'taxedTogether'
  | 'recentlyWidowed'
  | 'recentlySeparated'
  | 'marriedNonResident'
  | 'widowed'
  | 'childRelief'
  | 'aged'
  | 'other';

const classColumns = { situation: 'text', taxClass: 'text' } as const;

/** The classes of residents: the first row that applies decides. */
export const residentTaxClasses = defineParameter<readonly ClassRow[]>({
  title: 'Tax classes of residents, by situation',
  unit: 'table',
  columns: classColumns,
  confirmedThrough: 2026,
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
  ...enacted('loi/1967/12/04/n1', 'art. 3, 3bis et 119', '2026-11-24'),
});

/** The classes of non-residents who are not treated as residents: the first row that applies decides. */
export const nonResidentTaxClasses = defineParameter<readonly ClassRow[]>({
  title: 'Tax classes of non-residents, by situation',
  unit: 'table',
  columns: classColumns,
  confirmedThrough: 2026,
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
  ...enacted('loi/2016/12/23/n11', 'art. 1er, no 22 (L.I.R. art. 157bis)', '2026-11-24'),
});

/** Class 1a from the first year that begins after this birthday. */
export const classOneAAge = defineParameter({
  title: 'Class 1a: age completed before the tax year',
  unit: 'years',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 64,
  ...enacted('loi/1967/12/04/n1', 'art. 119, no 2, lettre c', '2026-11-24'),
});

/** Class 2 after a death, a divorce or a separation. */
export const classTwoAfterMarriage = defineParameter({
  title: 'Class 2 after the end of a marriage',
  unit: 'table',
  columns: {
    /** Tax years after that of the event. */
    years: 'number',
    /** Years before a divorce or separation in which it was not granted. */
    yearsWithoutIt: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { years: 3, yearsWithoutIt: 5 },
  ...enacted('loi/1967/12/04/n1', 'art. 119, no 3, lettres b et c', '2026-11-24'),
});

/** The tests for non-residents to be treated as residents; one is enough. */
export const residentTreatment = defineParameter({
  title: 'Non-residents treated as residents, tests',
  unit: 'table',
  columns: {
    /** At least this share of one spouse’s own worldwide income is taxable in Luxembourg. */
    ownIncomeShare: 'percent',
    /** Days of work abroad that count as taxable in Luxembourg in that share. */
    daysCounted: 'number',
    /** Or less than this is not taxable in Luxembourg. */
    foreignIncomeLimit: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    ownIncomeShare: percent('90'),
    daysCounted: 50,
    foreignIncomeLimit: euros('13000'),
  },
  ...enacted(
    'loi/2017/12/15/a1097',
    'art. 3, no 10 (L.I.R. art. 157ter, al. 1 et 2)',
    '2026-11-24',
  ),
});

/** For residents of Belgium: more than this share of the household’s professional income is taxable in Luxembourg. */
export const belgianHouseholdShare = defineParameter({
  title: 'Residents of Belgium treated as residents, share of the household’s professional income',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('50'),
  ...reportedOf('loi/1971/08/14/n1', 'convention avec la Belgique, art. 24', {
    kind: 'authority',
    title: 'Administration des contributions directes, Assimilation',
    url: 'https://impotsdirects.public.lu/fr/az/a/assimil.html',
    readOn: '2026-11-22',
    note: 'annexOfTreatyUnread',
  }),
});

/** For spouses of whom one lives in Luxembourg: the least share of the household’s professional income that this one earns here. */
export const residentSpouseShare = defineParameter({
  title: 'Couples with one resident, share of the resident in the professional income',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('90'),
  ...enacted('loi/1967/12/04/n1', 'art. 3, lettre d', '2026-11-24'),
});

/** The last day on which spouses or partners may ask for another way of filing for a tax year. */
export const filingDeadline = defineParameter({
  title: 'Request for another way of filing, last day after the tax year',
  unit: 'table',
  columns: { yearsAfter: 'number', month: 'number', day: 'number' },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { yearsAfter: 1, month: 12, day: 31 },
  ...enacted(
    'loi/2022/12/23/a649',
    'art. 3, par. 1, 2 et 12 (L.I.R. art. 3bis, al. 5, 3ter, al. 1, et 157ter, al. 1)',
    '2026-11-24',
  ),
});
