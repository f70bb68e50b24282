import { exampleDeedCosts, homePurchaseFigures } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';

/** The example purchase in the texts on the costs of the deeds. */
const examplePurchase = { price: 750_000, loan: 600_000 } as const;

/** The costs of the deeds in the example, by the value names of the texts. */
export function quotedDeedCosts(format: Format, today: string) {
  const { price, loan } = examplePurchase;
  const { notaryFees, mortgageDeed, inscriptionBeyondLoan } = exampleDeedCosts(price, loan, today);
  return {
    examplePrice: format.eurosBriefly(price),
    exampleLoan: format.eurosBriefly(loan),
    exampleNotary: format.wholeEuros(notaryFees),
    exampleDeed: format.wholeEuros(mortgageDeed),
    exampleInscription: format.eurosBriefly(inscriptionBeyondLoan),
  };
}

/** The figures of the law and our assumptions, formatted, by the value names of the texts. */
export function quotedFigures(format: Format, today: string) {
  const figures = homePurchaseFigures(today);
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
    minDuty: format.eurosBriefly(figures.minDuty),
    moveIn: format.number(figures.moveInWithin),
    moveInIfBuilt: format.number(figures.moveInWithinIfBuilt),
    liveThere: format.number(figures.liveThere),
    savingYears: format.number(figures.savingYears),
    mortgageRegistration: format.percent(figures.mortgageRegistrationPercent),
    mortgageInscription: format.percent(figures.mortgageInscriptionPercent),
    guaranteed: format.percent(figures.guaranteedPercent),
    firstHome: format.percent(figures.loanPercent.firstHome),
    ownHome: format.percent(figures.loanPercent.secondHome),
    otherHome: format.percent(figures.loanPercent.let),
  };
}
