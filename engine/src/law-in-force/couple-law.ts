import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import type { FilingsLaw } from '../rules/couple-filings.ts';
import type { CoupleWithholdingLaw } from '../rules/couple-withholding.ts';
import type { CoupleLaw } from '../rules/joint-assessment.ts';
import { remembered } from './remembered.ts';
import { part, yearRound } from './sourced.ts';

/** Everything a couple's filings and withholding need beyond each person's own law. */
export const coupleLaw: (payMonth: Month) => CoupleLaw & CoupleWithholdingLaw & FilingsLaw =
  remembered((payMonth) => ({
    specialExpensesLumpSum: yearRound(law.specialExpensesLumpSum, payMonth),
    twoEarnerAllowance: yearRound(law.twoEarnerAllowance, payMonth),
    individualTwoEarnerAllowance: yearRound(law.individualTwoEarnerAllowance, payMonth),
    secondCardRate: part(yearRound(law.secondCardRates, payMonth), (rates) => rates['2']),
  }));
