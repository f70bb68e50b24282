import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { times } from '../money/cents.ts';
import { sourcedMoney, sourcedShare } from '../quantity/names.ts';
import type { FilingsLaw } from '../rules/couple-filings.ts';
import type { CoupleWithholdingLaw } from '../rules/couple-withholding.ts';
import type { CoupleLaw } from '../rules/joint-assessment.ts';
import { memoizeByMonth } from './memoize-by-month.ts';
import { constantThroughYear, part, yearlyAmount } from './sourced.ts';

/** Figures of the law on a couple, in addition to each person's figures. */
export const coupleLaw: (payMonth: Month) => CoupleLaw & CoupleWithholdingLaw & FilingsLaw =
  memoizeByMonth((payMonth) => ({
    specialExpensesLumpSum: yearlyAmount('specialExpensesLumpSum', payMonth),
    specialExpensesLumpSumForTwo: sourcedMoney(
      'specialExpensesLumpSumForTwo',
      part(constantThroughYear(law.specialExpensesLumpSum, payMonth), (single) => times(single, 2)),
    ),
    twoEarnerAllowance: yearlyAmount('twoEarnerAllowance', payMonth),
    individualTwoEarnerAllowance: yearlyAmount('individualTwoEarnerAllowance', payMonth),
    secondCardRate: sourcedShare(
      'secondCardRate',
      part(constantThroughYear(law.secondCardRates, payMonth), (rates) => rates['2']),
    ),
  }));
