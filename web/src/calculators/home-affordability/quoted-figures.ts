import { homePurchaseFigures } from '@suen/engine/inputs';
import { formatEurosBriefly, formatPercent } from '../../shared/amount/format-amount.ts';

/** Figures of the law and of our assumptions by the names that the page's texts give them, as they are written. */
export function quotedFigures() {
  const figures = homePurchaseFigures();
  return {
    easy: formatPercent(figures.easyDebtSharePercent),
    possible: formatPercent(figures.possibleDebtSharePercent),
    registration: formatPercent(figures.registrationDutyPercent),
    transcription: formatPercent(figures.transcriptionDutyPercent),
    duties: formatPercent(figures.dutiesPercent),
    credit: formatEurosBriefly(figures.creditOfOneBuyer),
    creditOfTwo: formatEurosBriefly(figures.creditOfTwoBuyers),
    coveredForOne: formatEurosBriefly(figures.priceCoveredForOneBuyer),
    coveredForTwo: formatEurosBriefly(figures.priceCoveredForTwoBuyers),
    leastDuty: formatEurosBriefly(figures.leastDuty),
    notary: formatPercent(figures.notaryPercent),
    deedFrom: formatPercent(figures.leastMortgageDeedPercent),
    deedTo: formatPercent(figures.mostMortgageDeedPercent),
    firstHome: formatPercent(figures.firstHomeLoanPercent),
    ownHome: formatPercent(figures.ownHomeLoanPercent),
    otherHome: formatPercent(figures.otherHomeLoanPercent),
  };
}
