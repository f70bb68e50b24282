import { yearOf } from '../../dated/month.ts';
import { periodOfDay } from '../../law-in-force/rule-periods.ts';
import { constantThroughYear, valueIn } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { arrivalYearsOf, regimesSince } from '../../rules/pay/impatriate-regime.ts';

/** What the special rules of a month of pay, or of the newest known one before it, leave to ask for. */
export function previewedRules(payMonth: string) {
  const month = periodOfDay(payMonth).payMonth;
  const impatriates = {
    present: constantThroughYear(law.impatriateExemption, month).value,
    former: constantThroughYear(law.impatriationPremiumExemption, month).value,
  };
  return {
    hasChildBonus: valueIn(law.childBonus, month).value.perChild > 0,
    /** Newest first. */
    arrivalYears: arrivalYearsOf(yearOf(month), impatriates),
    /** The regimes that somebody who arrived in a year can have. */
    regimesOf: (arrivalYear: number) => regimesSince(arrivalYear, impatriates),
  };
}
