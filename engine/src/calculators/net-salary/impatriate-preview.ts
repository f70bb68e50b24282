import { periodOfDay } from '../../law-in-force/rule-periods.ts';
import { constantThroughYear } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { regimesSince } from '../../rules/pay/impatriate-regime.ts';

/** The regimes that somebody who arrived in a year can have in a month of pay, or in the newest known one before it. */
export function previewedRegimes(arrivalYear: number, payMonth: string) {
  const month = periodOfDay(payMonth).payMonth;
  return regimesSince(arrivalYear, {
    present: constantThroughYear(law.impatriateExemption, month).value,
    former: constantThroughYear(law.impatriationPremiumExemption, month).value,
  });
}
