import { guaranteedShareOfLoan } from '../assumptions/home-affordability.ts';
import {
  dutyBaseShare,
  homeBuyerCredit,
  homeDutyMinimum,
  registrationDutyRate,
  transcriptionDutyRate,
} from '../law/home-purchase.ts';
import {
  mortgageFeeScale,
  mortgageInscriptionRate,
  mortgageRegistrationRate,
  saleFeeScale,
} from '../law/notary-fees.ts';
import { vatRates } from '../law/vat.ts';
import type { MortgageDeedLaw } from '../rules/home/deed-costs.ts';
import type { NotaryFeeLaw } from '../rules/home/notary-fee.ts';
import type { PurchaseDutyLaw } from '../rules/home/purchase-duties.ts';
import { newestValue, part } from './sourced.ts';

/** The newest law of the deeds with which a home is bought: the sale, and the mortgage that secures the loan. */
export function deedLaw(): { readonly sale: NotaryFeeLaw; readonly mortgage: MortgageDeedLaw } {
  const vatRate = part(newestValue(vatRates), 'standard');
  return {
    sale: { scale: newestValue(saleFeeScale), vatRate },
    mortgage: {
      scale: newestValue(mortgageFeeScale),
      vatRate,
      registrationRate: newestValue(mortgageRegistrationRate),
      inscriptionRate: newestValue(mortgageInscriptionRate),
      guaranteedShare: newestValue(guaranteedShareOfLoan),
    },
  };
}

/** The newest law of the duties on the price of a home. */
export function purchaseDutyLaw(): PurchaseDutyLaw {
  return {
    registrationRate: newestValue(registrationDutyRate),
    transcriptionRate: newestValue(transcriptionDutyRate),
    baseShare: newestValue(dutyBaseShare),
    credit: newestValue(homeBuyerCredit),
    minimumDuty: newestValue(homeDutyMinimum),
  };
}
