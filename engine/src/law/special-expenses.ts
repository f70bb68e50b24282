import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';
import { percent, type Rate } from '../money/rate.ts';

/** Prévoyance-vieillesse (private pension plan, third pillar): maximum deduction per adult with a contract, at any age. */
export const oldAgeProvisionMaximum: Parameter<Cents> = {
  title: 'Deductible payments into a private pension plan (third pillar), per adult',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('3200'),
      source: {
        text: 'L.I.R. art. 111bis ; Administration des contributions directes, Prévoyance-vieillesse',
        url: 'https://impotsdirects.public.lu/fr/az/p/prevoyance_vieillesse.html',
      },
    },
    {
      from: '2026-01-01',
      value: euros('4500'),
      source: {
        text: 'L.I.R. art. 111bis, loi du 19 décembre 2025 (projet de loi no 8640), d’après ePension',
        url: 'https://www.epension.lu/en/optimiser/troisieme-pilier',
      },
    },
  ],
};

/** Conditions of a private pension plan, in years and years of age. */
export interface OldAgeProvisionContract {
  readonly minimumYears: number;
  /** The contract must be signed before the birthday of this age. */
  readonly takenOutBeforeAge: number;
  readonly paysOutFromAge: number;
  readonly paysOutUpToAge: number;
}

export const oldAgeProvisionContract: Parameter<OldAgeProvisionContract> = {
  title: 'Conditions of an old-age provision contract',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { minimumYears: 10, takenOutBeforeAge: 65, paysOutFromAge: 60, paysOutUpToAge: 75 },
      source: {
        text: 'L.I.R. art. 111bis ; Administration des contributions directes, Prévoyance-vieillesse',
        url: 'https://impotsdirects.public.lu/fr/az/p/prevoyance_vieillesse.html',
      },
    },
  ],
};

/** Contrat d'assurance en cas de vie, contrat d'épargne-logement: minimum term of the contract. */
export const savingContractMinimumYears: Parameter<number> = {
  title: 'Shortest term of a home savings contract and of an insurance that pays out on survival',
  unit: 'years',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: 10,
      source: {
        text: 'L.I.R. art. 111 ; Administration des contributions directes, Épargne-logement',
        url: 'https://impotsdirects.public.lu/fr/az/c/cotis-epargne-logement.html',
      },
    },
  ],
};

/** Primes d'assurance, with interest on personal loans: one limit for the household, this amount per person. */
export const insuranceMaximumPerPerson: Parameter<Cents> = {
  title:
    'Deductible insurance premiums and interest on personal loans, per person of the household',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: euros('672'),
      source: {
        text: 'L.I.R. art. 111 ; Administration des contributions directes, Primes d’assurance',
        url: 'https://impotsdirects.public.lu/fr/az/p/prime_uniq.html',
      },
    },
  ],
};

/** Épargne-logement: the amount per person of the household depends on the age of the youngest adult. */
export interface HomeSavingsMaximum {
  readonly young: Cents;
  readonly other: Cents;
  /** Maximum age for the higher amount, in completed years at the start of the tax year. */
  readonly youngUpToAge: number;
}

export const homeSavingsMaximum: Parameter<HomeSavingsMaximum> = {
  title: 'Deductible payments into a home savings contract, per person of the household',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { young: euros('1344'), other: euros('672'), youngUpToAge: 40 },
      source: {
        text: 'L.I.R. art. 111 ; Administration des contributions directes, Épargne-logement',
        url: 'https://impotsdirects.public.lu/fr/az/c/cotis-epargne-logement.html',
      },
    },
  ],
};

/** Assurance solde restant dû, prime unique: limit per insured person, by children and age. */
export interface SinglePremiumLimit {
  readonly base: Cents;
  readonly perChild: Cents;
  /** The limit grows with each completed year above this age. */
  readonly growsAboveAge: number;
  readonly growthPerYear: Rate;
  readonly growthMaximum: Rate;
}

export const singlePremiumLimit: Parameter<SinglePremiumLimit> = {
  title: 'Deductible single premium of an outstanding balance insurance',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        base: euros('6000'),
        perChild: euros('1200'),
        growsAboveAge: 30,
        growthPerYear: percent('8'),
        growthMaximum: percent('160'),
      },
      source: {
        text: 'Règlement grand-ducal du 19 décembre 2008 (Legilux)',
        url: 'https://legilux.public.lu/eli/etat/leg/rgd/2008/12/19/n2/jo',
      },
    },
  ],
};
