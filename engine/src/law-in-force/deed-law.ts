import { guaranteedShareOfLoan } from '../assumptions/home-affordability.ts';
import * as law from '../law/every-law.ts';
import type { MortgageDeedLaw } from '../rules/home/deed-costs.ts';
import type { NotaryFeeLaw } from '../rules/home/notary-fee.ts';
import type { PurchaseDutyLaw } from '../rules/home/purchase-duties.ts';
import { newestValue, part } from './sourced.ts';

/** The newest law of the deeds with which a home is bought: the sale, and the mortgage that secures the loan. */
export function deedLaw(): { readonly sale: NotaryFeeLaw; readonly mortgage: MortgageDeedLaw } {
  const vatRate = part(newestValue(law.vatRates), 'standard');
  return {
    sale: { scale: newestValue(law.saleFeeScale), vatRate },
    mortgage: {
      scale: newestValue(law.mortgageFeeScale),
      vatRate,
      registrationRate: newestValue(law.mortgageRegistrationRate),
      inscriptionRate: newestValue(law.mortgageInscriptionRate),
      guaranteedShare: newestValue(guaranteedShareOfLoan),
    },
  };
}

/** The newest law of the duties on the price of a home. */
export function purchaseDutyLaw(): PurchaseDutyLaw {
  return {
    registrationRate: newestValue(law.registrationDutyRate),
    transcriptionRate: newestValue(law.transcriptionDutyRate),
    baseShare: newestValue(law.dutyBaseShare),
    credit: newestValue(law.homeBuyerCredit),
    minimumDuty: newestValue(law.homeDutyMinimum),
  };
}
