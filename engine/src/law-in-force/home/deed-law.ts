import { guaranteedShareOfLoan } from '../../assumptions/home-affordability.ts';
import type { Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import type { MortgageDeedLaw } from '../../rules/home/deed-costs.ts';
import type { NotaryFeeLaw } from '../../rules/home/notary-fee.ts';
import type { PurchaseDutyLaw } from '../../rules/home/purchase-duties.ts';
import { nearestValue, part } from '../sourced.ts';

/** The law of the deeds in a month, with which a home is bought: the sale, and the mortgage that secures the loan. */
export function deedLaw(month: Month): {
  readonly sale: NotaryFeeLaw;
  readonly mortgage: MortgageDeedLaw;
} {
  const vatRate = part(nearestValue(law.vatRates, month), 'standard');
  return {
    sale: { scale: nearestValue(law.saleFeeScale, month), vatRate },
    mortgage: {
      scale: nearestValue(law.mortgageFeeScale, month),
      vatRate,
      registrationRate: nearestValue(law.mortgageRegistrationRate, month),
      inscriptionRate: nearestValue(law.mortgageInscriptionRate, month),
      guaranteedShare: nearestValue(guaranteedShareOfLoan, month),
    },
  };
}

/** The law of the duties on the price of a home in a month. */
export function purchaseDutyLaw(month: Month): PurchaseDutyLaw {
  return {
    registrationRate: nearestValue(law.registrationDutyRate, month),
    transcriptionRate: nearestValue(law.transcriptionDutyRate, month),
    baseShare: nearestValue(law.dutyBaseShare, month),
    credit: nearestValue(law.homeBuyerCredit, month),
    minimumDuty: nearestValue(law.homeDutyMinimum, month),
  };
}
