import type { Parameter } from '../dated/parameter.ts';
import { euros, type Cents } from '../money/cents.ts';

/** Cap on what a bank may ask for an early repayment within a period of fixed interest, in months of interest. */
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

/** What the cap on the indemnity is tied to. */
export interface IndemnityCapConditions {
  /** All early repayments together up to which the cap holds; the law sets none for the rest. */
  readonly cappedAmount: Cents;
  /** How long the borrower must have lived in the home, his main residence, without a break. */
  readonly occupationYears: number;
}

/** Conditions of the cap. They were read in reports on the bill and not in the enacted text, which the explanation says. */
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
