import { exampleDeedCosts, homePurchaseFigures } from '@suen/engine/inputs';
import type { Format } from '../../shared/amount/format.ts';

/** A purchase on which texts show what the deeds cost. */
const examplePurchase = { price: 750_000, loan: 600_000 } as const;

/** What the deeds of the example cost, by the names that the page's texts give the figures. */
export function quotedDeedCosts(format: Format) {
  const { price, loan } = examplePurchase;
  const { notaryFees, mortgageDeed } = exampleDeedCosts(price, loan);
  return {
    examplePrice: format.eurosBriefly(price),
    exampleLoan: format.eurosBriefly(loan),
    exampleNotary: format.eurosBriefly(Math.round(notaryFees)),
    exampleDeed: format.eurosBriefly(Math.round(mortgageDeed)),
  };
}

/** Figures of the law and of our assumptions by the names that the page's texts give them, as they are written. */
export function quotedFigures(format: Format) {
  const figures = homePurchaseFigures();
  return {
    easy: format.shareInWords(figures.easyDebtSharePercent),
    possible: format.shareInWords(figures.possibleDebtSharePercent),
    registration: format.percent(figures.registrationDutyPercent),
    transcription: format.percent(figures.transcriptionDutyPercent),
    duties: format.percent(figures.dutiesPercent),
    credit: format.eurosBriefly(figures.creditOfOneBuyer),
    creditOfTwo: format.eurosBriefly(figures.creditOfTwoBuyers),
    coveredForOne: format.eurosBriefly(figures.priceCoveredForOneBuyer),
    coveredForTwo: format.eurosBriefly(figures.priceCoveredForTwoBuyers),
    leastDuty: format.eurosBriefly(figures.leastDuty),
    mortgageRegistration: format.percent(figures.mortgageRegistrationPercent),
    mortgageInscription: format.percent(figures.mortgageInscriptionPercent),
    guaranteed: format.percent(figures.guaranteedPercent),
    firstHome: format.percent(figures.firstHomeLoanPercent),
    ownHome: format.percent(figures.ownHomeLoanPercent),
    otherHome: format.percent(figures.otherHomeLoanPercent),
  };
}
