import type { Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import type { ImpatriateLaw } from '../../rules/pay/impatriate-regime.ts';
import { constantThroughYear } from '../sourced.ts';

/** Both regimes of people recruited abroad in the year of a month. */
export function impatriateLaw(payMonth: Month): ImpatriateLaw {
  return {
    present: constantThroughYear(law.impatriateExemption, payMonth),
    former: constantThroughYear(law.impatriationPremiumExemption, payMonth),
  };
}
