import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';

/** Maximum indemnity for an early repayment during a fixed-rate period, in months of interest. */
export const earlyRepaymentIndemnityMonths: Parameter<number> = {
  title: 'Indemnity for early repayment of a housing loan, cap in months of interest',
  unit: 'months',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: 6,
      source: {
        text: 'Code de la consommation, art. L. 226-1 et suivants (loi du 23 décembre 2016) ; plafond de six mois d’intérêts selon Spuerkeess, types de prêts logement',
        url: 'https://www.bcee.lu/en/private-customers/information-help/loans-and-credits/what-are-the-main-caracteristics-of-the-different-housing-loan-types/',
      },
    },
  ],
};

/** Conditions of the maximum indemnity. */
export interface IndemnityCapConditions {
  /** The maximum applies up to this sum of all early repayments; the law sets none beyond it. */
  readonly cappedAmount: Cents;
  /** Years for which the home must have been the borrower's main residence without a break. */
  readonly occupationYears: number;
}

/** Read in reports on the bill, not in the enacted text. The explanation says so. */
export const earlyRepaymentCapConditions: Parameter<IndemnityCapConditions> = {
  title: 'Indemnity for early repayment of a housing loan, conditions of the cap',
  unit: 'table',
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { cappedAmount: euros('450000'), occupationYears: 2 },
      source: {
        text: 'immotop.lu, sur le projet de loi no 7025 (novembre 2016) : plafond jusqu’à 450 000 euros ; texte voté (loi du 23 décembre 2016) non relu',
        url: 'https://immotop.lu/el/news/draft-law-on-real-estate-loans-in-luxembourg-where-are-we-n393.html',
      },
    },
  ],
};
