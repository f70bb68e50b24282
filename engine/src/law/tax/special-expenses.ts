import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

/** Prévoyance-vieillesse (private pension plan, third pillar): maximum deduction per adult with a contract, at any age. */
export const oldAgeProvisionMaximum = defineParameter({
  title: 'Deductible payments into a private pension plan (third pillar), per adult',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('3200'),
      ...enacted('loi/2021/12/17/a906', 'art. 3, par. 7 (L.I.R. art. 111bis, al. 7)', '2026-11-24'),
    },
    {
      from: '2026-01-01',
      value: euros('4500'),
      ...enacted(
        'loi/2025/12/19/a623',
        'art. 2 et 3 (L.I.R. art. 111bis et 111ter, al. 7)',
        '2026-11-24',
      ),
    },
  ],
});

/** Conditions of a private pension plan, in years and years of age. */
export const oldAgeProvisionContract = defineParameter({
  title: 'Conditions of an old-age provision contract',
  unit: 'table',
  columns: {
    minimumYears: 'number',
    /** The contract must be signed before the birthday of this age. */
    takenOutBeforeAge: 'number',
    paysOutFromAge: 'number',
    paysOutUpToAge: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { minimumYears: 10, takenOutBeforeAge: 65, paysOutFromAge: 60, paysOutUpToAge: 75 },
  ...enacted('loi/2021/12/17/a906', 'art. 3, par. 7 (L.I.R. art. 111bis, al. 2)', '2026-11-24'),
});

/**
 * Contrat d'assurance en cas de vie: minimum term of the contract. Contrat d'épargne-logement: until then the deductions are
 * taken back if the contract ends or the money does not serve the home.
 */
export const savingContractMinimumYears = defineParameter({
  title:
    'Shortest term of an insurance that pays out on survival, and years in which home savings must serve the home',
  unit: 'years',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 10,
  ...enacted('loi/1967/12/04/n1', 'art. 111, al. 4 et 7', '2026-11-24'),
});

/** Primes d'assurance, with interest on personal loans: one limit for the household, this amount per person. */
export const insuranceMaximumPerPerson = defineParameter({
  title:
    'Deductible insurance premiums and interest on personal loans, per person of the household',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('672'),
  ...enacted(
    'loi/2017/12/15/a1097',
    'art. 3, no 5 (L.I.R. art. 109, al. 1, no 1a) ; L.I.R. art. 111, al. 5',
    '2026-11-24',
  ),
});

/** Épargne-logement: the amount per person of the household depends on the age of the youngest adult. */
export const homeSavingsMaximum = defineParameter({
  title: 'Deductible payments into a home savings contract, per person of the household',
  unit: 'table',
  columns: {
    young: 'EUR',
    other: 'EUR',
    /** Maximum age for the higher amount, in completed years at the start of the tax year. */
    youngUpToAge: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { young: euros('1344'), other: euros('672'), youngUpToAge: 40 },
  ...enacted('loi/2016/12/23/n11', 'art. 1er, no 10 (L.I.R. art. 111, al. 5)', '2026-11-24'),
});

export type HomeSavingsMaximum = ValueOf<typeof homeSavingsMaximum>;

/** Assurance solde restant dû, prime unique: limit per insured person, by children and age. */
export const singlePremiumLimit = defineParameter({
  title: 'Deductible single premium of outstanding balance insurance',
  unit: 'table',
  columns: {
    base: 'EUR',
    perChild: 'EUR',
    /** The limit grows with each completed year above this age. */
    growsAboveAge: 'number',
    growthPerYear: 'percent',
    growthMaximum: 'percent',
    /** What was deducted for the same home in so many years before lowers the limit. */
    earlierYears: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    base: euros('6000'),
    perChild: euros('1200'),
    growsAboveAge: 30,
    growthPerYear: percent('8'),
    growthMaximum: percent('160'),
    earlierYears: 5,
  },
  ...enacted(
    'rgd/2008/12/19/n2',
    'art. 1er (règlement grand-ducal modifié du 7 mars 1969, art. 3)',
    '2026-11-24',
  ),
});

export type SinglePremiumLimit = ValueOf<typeof singlePremiumLimit>;
