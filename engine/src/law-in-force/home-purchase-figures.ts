import {
  easyDebtShare,
  leastMortgageDeedShare,
  mostMortgageDeedShare,
  notaryFeeShare,
  possibleDebtShare,
} from '../assumptions/home-affordability.ts';
import {
  dutyBaseShare,
  homeBuyerCredit,
  homeDutyMinimum,
  registrationDutyRate,
  transcriptionDutyRate,
} from '../law/home-purchase.ts';
import { loanToValueLimits } from '../law/loan-to-value.ts';
import { times, toEuros, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import { addRates, inPercent, multiplyRates, ratio } from '../money/rate.ts';
import { downToEuro } from '../money/rounding.ts';
import { newestValue } from './sourced.ts';

/** The figures that texts on the purchase of a home quote; money in euros, shares in percent. No date decides them. */
export function homePurchaseFigures() {
  const registration = newestValue(registrationDutyRate).value;
  const transcription = newestValue(transcriptionDutyRate).value;
  const duties = multiplyRates(
    addRates(registration, transcription),
    newestValue(dutyBaseShare).value,
  );
  const credit = newestValue(homeBuyerCredit).value;
  const coveredBy = (amount: Cents) =>
    toEuros(downToEuro(multiply(amount, ratio(duties.denominator, duties.numerator))));
  const loanToValue = newestValue(loanToValueLimits).value;
  return {
    easyDebtSharePercent: inPercent(newestValue(easyDebtShare).value),
    possibleDebtSharePercent: inPercent(newestValue(possibleDebtShare).value),
    registrationDutyPercent: inPercent(registration),
    transcriptionDutyPercent: inPercent(transcription),
    dutiesPercent: inPercent(duties),
    creditOfOneBuyer: toEuros(credit),
    creditOfTwoBuyers: toEuros(times(credit, 2)),
    /** Prices up to which the credit covers the duties, but for the least that stays due. */
    priceCoveredForOneBuyer: coveredBy(credit),
    priceCoveredForTwoBuyers: coveredBy(times(credit, 2)),
    leastDuty: toEuros(newestValue(homeDutyMinimum).value),
    notaryPercent: inPercent(newestValue(notaryFeeShare).value),
    leastMortgageDeedPercent: inPercent(newestValue(leastMortgageDeedShare).value),
    mostMortgageDeedPercent: inPercent(newestValue(mostMortgageDeedShare).value),
    firstHomeLoanPercent: inPercent(loanToValue.firstHome),
    ownHomeLoanPercent: inPercent(loanToValue.ownHome),
    otherHomeLoanPercent: inPercent(loanToValue.other),
  };
}
