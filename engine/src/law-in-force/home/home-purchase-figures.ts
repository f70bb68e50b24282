import {
  easyDebtShare,
  guaranteedShareOfLoan,
  possibleDebtShare,
} from '../../assumptions/home-affordability.ts';
import { monthOf } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import { fromEuros, sum, timesWhole, toEuros, type Cents } from '../../money/cents.ts';
import { multiply } from '../../money/exact.ts';
import {
  addRates,
  inPercent,
  multiplyRates,
  ratio,
  subtractRates,
  wholeRate,
} from '../../money/rate.ts';
import { downToEuro, toNearestCent } from '../../money/rounding.ts';
import { money } from '../../quantity/names.ts';
import { mapValues } from '../../records.ts';
import { mortgageDeed, saleDeed } from '../../rules/home/deed-costs.ts';
import { loanLimitOf } from '../../rules/home/dwelling.ts';
import { nearestValue } from '../sourced.ts';
import { deedLaw } from './deed-law.ts';

/** Figures for texts on the purchase of a home on a day. Money is in euros, shares are in percent. */
export function homePurchaseFigures(day: string) {
  const month = monthOf(day);
  const registration = nearestValue(law.registrationDutyRate, month).value;
  const transcription = nearestValue(law.transcriptionDutyRate, month).value;
  const duties = multiplyRates(
    addRates(registration, transcription),
    nearestValue(law.dutyBaseShare, month).value,
  );
  const credit = nearestValue(law.homeBuyerCredit, month).value;
  const minimumDuty = nearestValue(law.homeDutyMinimum, month).value;
  const coveredBy = (amount: Cents) =>
    toEuros(
      downToEuro(multiply(sum(amount, minimumDuty), ratio(duties.denominator, duties.numerator))),
    );
  const loanToValue = nearestValue(law.loanToValueLimits, month).value;
  return {
    easyDebtSharePercent: inPercent(nearestValue(easyDebtShare, month).value),
    possibleDebtSharePercent: inPercent(nearestValue(possibleDebtShare, month).value),
    registrationDutyPercent: inPercent(registration),
    transcriptionDutyPercent: inPercent(transcription),
    dutiesPercent: inPercent(duties),
    creditOfOneBuyer: toEuros(credit),
    creditOfTwoBuyers: toEuros(timesWhole(credit, 2)),
    /** Prices up to which the credit covers the duties, apart from the minimum duty. */
    priceCoveredForOneBuyer: coveredBy(credit),
    priceCoveredForTwoBuyers: coveredBy(timesWhole(credit, 2)),
    minDuty: toEuros(minimumDuty),
    ...nearestValue(law.homeBuyerConditions, month).value,
    savingYears: nearestValue(law.savingsPremium, month).value.maximumYears,
    mortgageRegistrationPercent: inPercent(nearestValue(law.mortgageRegistrationRate, month).value),
    mortgageInscriptionPercent: inPercent(nearestValue(law.mortgageInscriptionRate, month).value),
    guaranteedPercent: inPercent(nearestValue(guaranteedShareOfLoan, month).value),
    loanPercent: mapValues(loanLimitOf, (limit) => inPercent(loanToValue[limit])),
  };
}

/**
 * The cost of both deeds in euros, for an example in a text, with the inscription duty that is due only if its base is more than
 * the loan.
 */
export function exampleDeedCosts(price: number, loan: number, today: string) {
  const { sale, mortgage } = deedLaw(monthOf(today));
  const shareBeyondLoan = subtractRates(mortgage.guaranteedShare.value, wholeRate);
  return {
    notaryFees: toEuros(saleDeed(money('homePrice', fromEuros(price)), sale).amount),
    mortgageDeed: toEuros(mortgageDeed(money('loanAmount', fromEuros(loan)), mortgage).amount),
    inscriptionBeyondLoan: toEuros(
      toNearestCent(
        multiply(fromEuros(loan), multiplyRates(shareBeyondLoan, mortgage.inscriptionRate.value)),
      ),
    ),
  };
}
