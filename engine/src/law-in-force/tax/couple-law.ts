import * as law from '../../law/every-law.ts';
import { timesWhole } from '../../money/cents.ts';
import { money, sourcedShare } from '../../quantity/names.ts';
import type { FilingsLaw } from '../../rules/couples/couple-filings.ts';
import type { CoupleWithholdingLaw } from '../../rules/couples/couple-withholding.ts';
import type { CoupleLaw } from '../../rules/couples/joint-assessment.ts';
import { constantThroughYear, memoizeByMonth, part, yearlyAmount } from '../sourced.ts';

/** Figures of the law on a couple, in addition to each person's figures. */
export const coupleLaw = memoizeByMonth(
  (payMonth): CoupleLaw & CoupleWithholdingLaw & FilingsLaw => {
    const { value: single, sources } = constantThroughYear(law.specialExpensesLumpSum, payMonth);
    const secondCard = constantThroughYear(law.secondCardRates, payMonth);
    return {
      specialExpensesLumpSum: money('specialExpensesLumpSum', single, sources),
      specialExpensesLumpSumForTwo: money(
        'specialExpensesLumpSumForTwo',
        timesWhole(single, 2),
        sources,
      ),
      twoEarnerAllowance: yearlyAmount('twoEarnerAllowance', law.twoEarnerAllowance, payMonth),
      individualTwoEarnerAllowance: yearlyAmount(
        'individualTwoEarnerAllowance',
        law.individualTwoEarnerAllowance,
        payMonth,
      ),
      secondCardRate: sourcedShare('secondCardRate', part(secondCard, '2')),
    };
  },
);
