import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/*
 * Individual aids to a home to live in, law of 7 August 2023 (Mémorial A 554). Incomes are at index 100 and rise with the
 * wage index.
 */

/** Accession premium (prime d'accession à la propriété), by household, and for each child beyond the last row. */
export const accessionPremium = defineParameter({
  title: 'Accession premium for a home to live in, by household, incomes at index 100',
  unit: 'table',
  columns: {
    alone: { maximum: 'EUR', fullUpTo: 'EUR', noneAbove: 'EUR' },
    /** By children from none on. A person alone with a child is in these rows. */
    together: { maximum: 'EUR', fullUpTo: 'EUR', noneAbove: 'EUR' },
    perFurtherChild: { maximum: 'EUR', fullUpTo: 'EUR', noneAbove: 'EUR' },
    /** The premium of the highest income that has one. */
    minimum: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-06-01',
  value: {
    alone: { maximum: euros('5000'), fullUpTo: euros('2805'), noneAbove: euros('5485') },
    together: [
      { maximum: euros('7000'), fullUpTo: euros('4207'), noneAbove: euros('8227') },
      { maximum: euros('8000'), fullUpTo: euros('5329'), noneAbove: euros('10421') },
      { maximum: euros('9000'), fullUpTo: euros('6451'), noneAbove: euros('12615') },
      { maximum: euros('10000'), fullUpTo: euros('7573'), noneAbove: euros('14809') },
    ],
    perFurtherChild: { maximum: euros('1000'), fullUpTo: euros('841'), noneAbove: euros('1645') },
    minimum: euros('500'),
  },
  ...enacted(
    'loi/2024/05/22/a219',
    'art. 30 (loi du 7 août 2023 relative aux aides individuelles au logement, annexe III)',
    '2026-11-26',
  ),
});

export type AccessionPremium = ValueOf<typeof accessionPremium>;

/** The accession premium of a semi-detached house, and of a flat or terraced house, as a share of the premium. */
export const accessionPremiumBuildings = defineParameter({
  title: 'Accession premium for a home to live in, by kind of building',
  unit: 'table',
  columns: { detached: 'percent', semiDetached: 'percent', terracedOrFlat: 'percent' },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    detached: percent('100'),
    semiDetached: percent('115'),
    terracedOrFlat: percent('140'),
  },
  ...enacted('loi/2023/08/07/a554', 'art. 16, par. 1er', '2026-11-26'),
});

/** Savings premium (prime d'épargne), for those who have the accession premium. */
export const savingsPremium = defineParameter({
  title: 'Savings premium for a home to live in',
  unit: 'table',
  columns: {
    /** Of the growth of the savings in a year. */
    share: 'percent',
    /** For each person. */
    maximumPerYear: 'EUR',
    maximumYears: 'number',
    /** Of the savings that must go into the home. */
    shareForHome: 'percent',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    share: percent('10'),
    maximumPerYear: euros('500'),
    maximumYears: 10,
    shareForHome: percent('90'),
  },
  ...enacted('loi/2023/08/07/a554', 'art. 17 et 18', '2026-11-26'),
});

export type SavingsPremium = ValueOf<typeof savingsPremium>;

/** Interest subsidy (subvention d'intérêt). Its rate falls between the incomes of the accession premium. */
export const interestSubsidy = defineParameter({
  title: 'Interest subsidy for a home to live in',
  unit: 'table',
  columns: {
    maximumRate: 'percent',
    minimumRate: 'percent',
    /** The rate is rounded down to a multiple of this. */
    step: 'percent',
    /** A lower rate of the loan lowers the subsidy by half of the difference. */
    referenceRate: 'percent',
    loan: 'EUR',
    loanPerChild: 'EUR',
    maximumLoan: 'EUR',
    /** A smaller aid a month is not paid. */
    minimumPerMonth: 'EUR',
  },
  confirmedThrough: 2026,
  from: '2024-06-01',
  value: {
    maximumRate: percent('3.5'),
    minimumRate: percent('0.25'),
    step: percent('0.125'),
    referenceRate: percent('1.5'),
    loan: euros('200000'),
    loanPerChild: euros('20000'),
    maximumLoan: euros('280000'),
    minimumPerMonth: euros('10'),
  },
  ...enacted(
    'loi/2024/05/22/a219',
    'art. 27 et 30 (loi du 7 août 2023 relative aux aides individuelles au logement, art. 21 et 22, annexe IV)',
    '2026-11-26',
  ),
});

export type InterestSubsidy = ValueOf<typeof interestSubsidy>;

/** State guarantee (garantie de l'État) for the part of a loan above a share of the cost of the home. */
export const stateGuarantee = defineParameter({
  title: 'State guarantee for a loan for a home to live in, incomes at index 100',
  unit: 'table',
  columns: {
    aboveShare: 'percent',
    maximumShare: 'percent',
    incomeOfOne: 'EUR',
    incomeOfSeveral: 'EUR',
    /** Net growth of the savings a year, for three years before the request. */
    savedPerYear: 'EUR',
    savingYears: 'number',
    /** How far the rate of the loan may be above the highest rate of the interest subsidy. */
    rateAboveCeiling: 'percent',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        aboveShare: percent('60'),
        maximumShare: percent('30'),
        incomeOfOne: euros('9400'),
        incomeOfSeveral: euros('11200'),
        savedPerYear: euros('1000'),
        savingYears: 3,
        rateAboveCeiling: percent('0'),
      },
      ...enacted('loi/2023/08/07/a554', 'art. 13 et 14', '2026-11-26'),
    },
    {
      from: '2024-06-01',
      value: {
        aboveShare: percent('60'),
        maximumShare: percent('40'),
        incomeOfOne: euros('10610'),
        incomeOfSeveral: euros('14690'),
        savedPerYear: euros('1000'),
        savingYears: 3,
        rateAboveCeiling: percent('2.5'),
      },
      ...enacted(
        'loi/2024/05/22/a219',
        'art. 25 et 26 (loi du 7 août 2023 relative aux aides individuelles au logement, art. 13 et 14)',
        '2026-11-26',
      ),
    },
  ],
});

export type StateGuarantee = ValueOf<typeof stateGuarantee>;

/** The highest State guarantee: 26 000 euros at index 100 of building prices of the year before. */
export const stateGuaranteeMaximum = defineParameter({
  title: 'State guarantee for a loan for a home to live in, maximum',
  unit: 'EUR',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('294824.40'),
      ...reportedOf('loi/2023/08/07/a554', 'art. 14, par. 1er, al. 2', {
        kind: 'authority',
        title: 'Guichet.lu, garantie de l’État pour contracter un prêt au logement',
        url: 'https://guichet.public.lu/fr/citoyens/aides/logement-construction/aides-capital/garantie-etat.html',
        readOn: '2026-11-26',
      }),
    },
    {
      from: '2025-01-01',
      value: euros('303862'),
      ...reportedOf('loi/2023/08/07/a554', 'art. 14, par. 1er, al. 2', {
        kind: 'secondary',
        title: 'Kleyr Grasso',
        url: 'https://www.kleyrgrasso.com',
        readOn: '2026-11-22',
        note: 'guaranteeMaximum',
      }),
    },
  ],
});
