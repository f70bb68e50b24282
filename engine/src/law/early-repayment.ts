import type { Parameter } from '../dated/parameter.ts';

/**
 * Cap on what a bank may ask for an early repayment within a period of fixed interest, in months of interest on the amount
 * repaid. It holds for consumers' housing loans under conditions of the law (own home, an amount, a time of occupation);
 * of those the enacted wording was not read, so texts only say that there are some.
 */
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
