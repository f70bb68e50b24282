import { homePurchaseFigures } from '@suen/engine/inputs';
import { formatEurosBriefly, formatPercent } from '../../shared/amount/format-amount.ts';

const noBreakSpace = '\u00A0';
const thirds = ['', '⅓', '⅔'];

/** A share of the income; thirds of a percent as the fraction that they are: '33⅓ %'. */
function writeShare(percent: number): string {
  const countedInThirds = Math.round(percent * 3);
  if (Math.abs(percent * 3 - countedInThirds) > 1e-9) return formatPercent(percent);
  return `${Math.floor(countedInThirds / 3)}${thirds[countedInThirds % 3] ?? ''}${noBreakSpace}%`;
}

/** Figures of the law and of our assumptions by the names that the page's texts give them, as they are written. */
export function quotedFigures() {
  const figures = homePurchaseFigures();
  return {
    easy: writeShare(figures.easyDebtSharePercent),
    possible: writeShare(figures.possibleDebtSharePercent),
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
