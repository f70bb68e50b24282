import { exampleDeedCosts, homePurchaseFigures } from '@suen/engine/inputs';
import { formatEurosBriefly, formatPercent } from '../../shared/amount/format-amount.ts';

const noBreakSpace = '\u00A0';
const thirds = ['', '⅓', '⅔'];

/** A share of the income; thirds of a percent as the fraction that they are: '33⅓ %'. */
function writeShare(percent: number): string {
  const countedInThirds = Math.round(percent * 3);
  if (Math.abs(percent * 3 - countedInThirds) > 1e-9) return formatPercent(percent);
  return `${Math.floor(countedInThirds / 3)}${thirds[countedInThirds % 3] ?? ''}${noBreakSpace}%`;
}

/** A purchase on which texts show what the deeds cost. */
const examplePurchase = { price: 750_000, loan: 600_000 } as const;

/** What the deeds of the example cost, by the names that the page's texts give the figures. */
export function quotedDeedCosts() {
  const { price, loan } = examplePurchase;
  const { notaryFees, mortgageDeed } = exampleDeedCosts(price, loan);
  return {
    examplePrice: formatEurosBriefly(price),
    exampleLoan: formatEurosBriefly(loan),
    exampleNotary: formatEurosBriefly(Math.round(notaryFees)),
    exampleDeed: formatEurosBriefly(Math.round(mortgageDeed)),
  };
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
    mortgageRegistration: formatPercent(figures.mortgageRegistrationPercent),
    mortgageInscription: formatPercent(figures.mortgageInscriptionPercent),
    guaranteed: formatPercent(figures.guaranteedPercent),
    firstHome: formatPercent(figures.firstHomeLoanPercent),
    ownHome: formatPercent(figures.ownHomeLoanPercent),
    otherHome: formatPercent(figures.otherHomeLoanPercent),
  };
}
