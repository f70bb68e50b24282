import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { times } from '../money/cents.ts';
import type { FilingsLaw } from '../rules/couple-filings.ts';
import type { CoupleWithholdingLaw } from '../rules/couple-withholding.ts';
import type { CoupleLaw } from '../rules/joint-assessment.ts';
import { remembered } from './remembered.ts';
import { moneyOf, part, shareOf, yearRound } from './sourced.ts';

/** Everything a couple's filings and withholding need beyond each person's own law. */
export const coupleLaw: (payMonth: Month) => CoupleLaw & CoupleWithholdingLaw & FilingsLaw =
  remembered((payMonth) => ({
    specialExpensesLumpSum: moneyOf(
      'specialExpensesLumpSum',
      yearRound(law.specialExpensesLumpSum, payMonth),
    ),
    specialExpensesLumpSumForTwo: moneyOf(
      'specialExpensesLumpSumForTwo',
      part(yearRound(law.specialExpensesLumpSum, payMonth), (single) => times(single, 2)),
    ),
    twoEarnerAllowance: moneyOf('twoEarnerAllowance', yearRound(law.twoEarnerAllowance, payMonth)),
    individualTwoEarnerAllowance: moneyOf(
      'individualTwoEarnerAllowance',
      yearRound(law.individualTwoEarnerAllowance, payMonth),
    ),
    secondCardRate: shareOf(
      'secondCardRate',
      part(yearRound(law.secondCardRates, payMonth), (rates) => rates['2']),
    ),
  }));
