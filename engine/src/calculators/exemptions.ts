import { yearOf, monthsOf, type Month } from '../dated/month.ts';
import { minimumWages } from '../law-in-force/minimum-wages.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { constantThroughYear, valueIn } from '../law-in-force/sourced.ts';
import { law } from '../law/law.ts';
import { times as timesWhole } from '../money/cents.ts';
import { minus, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import type { ExemptBonus } from '../rules/bonus.ts';
import {
  exemptProfitSharing,
  exemptRentPremium,
  exemptYoungEmployeePremium,
} from '../rules/exempt-premiums.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { impatriateExemption } from '../rules/impatriates.ts';
import type { PeriodPay } from '../rules/period-pay.ts';
import type { Paid } from './paid.ts';
import type { PersonTerms } from './person.ts';

const { step, quoted, count } = salaryNames;

/** What special rules exempt from tax of a person's pay; each part is `null` where there is nothing. */
export interface Exemptions {
  readonly impatriate: ReturnType<typeof impatriateExemption> | null;
  readonly rent: { readonly month: Money; readonly year: Money } | null;
  readonly profitSharing: Money | null;
  readonly youngEmployee: Money | null;
}

/** Whether a request asks for one of these rules. */
export function hasExemptions({ impatriateSince, oneOff, extras }: PersonTerms): boolean {
  return (
    impatriateSince !== undefined ||
    !!extras?.rentPremium ||
    !!oneOff?.profitSharingPremium ||
    !!oneOff?.youngEmployeePremium
  );
}

/** The exemptions as a function of what is paid. */
export function exemptionsFor(
  terms: PersonTerms,
  payMonth: Month,
): (gross: GrossSalaries, paid: Paid) => Exemptions {
  const { oneOff, extras } = terms;
  const { partTime } = employeeLaw(payMonth, terms.weeklyHours);
  return (gross, { month, year }) => {
    const ordinary = ordinaryPayOf(year);
    const { profitSharingPremium, youngEmployeePremium } = oneOff ?? {};
    return {
      impatriate: impatriateOf(terms, gross, month, year, payMonth),
      rent: extras?.rentPremium ? rentOf(terms, year, payMonth) : null,
      profitSharing: profitSharingPremium
        ? exemptProfitSharing(
            profitSharingPremium,
            ordinary,
            constantThroughYear(law.profitSharingExemption, payMonth),
          )
        : null,
      youngEmployee: youngEmployeePremium
        ? exemptYoungEmployeePremium(
            youngEmployeePremium,
            ordinary,
            constantThroughYear(law.youngEmployeeExemption, payMonth),
            partTime,
          )
        : null,
    };
  };
}

/** The gross pay of a year without benefits in kind, rent premium and what is paid once. */
function ordinaryPayOf({ gross, shown }: PeriodPay): Money {
  const others = [shown?.benefitsInKind, shown?.rentPremium].filter((each) => each !== undefined);
  return others.length === 0 ? gross : step('ordinaryGrossPay', minus(gross, ...others));
}

function impatriateOf(
  { impatriateSince, oneOff }: PersonTerms,
  gross: GrossSalaries,
  month: PeriodPay,
  year: PeriodPay,
  payMonth: Month,
): Exemptions['impatriate'] {
  if (impatriateSince === undefined) return null;
  const terms = constantThroughYear(law.impatriateExemption, payMonth);
  const { share, fixedPayFrom, yearsAfterArrival } = terms.value;
  const years = yearOf(payMonth) - impatriateSince;
  if (share.numerator === 0 || years < 0 || years > yearsAfterArrival) return null;
  if (gross.year.amount < fixedPayFrom) return null;
  return impatriateExemption(
    { month: eligiblePay(month), year: eligiblePay(year), bonus: oneOff?.bonus ?? null },
    terms,
  );
}

/** Pay in cash that no other rule exempts, not even in part. */
function eligiblePay({ monthlyCash, shown }: PeriodPay): Money {
  const { rentPremium } = shown ?? {};
  return rentPremium ? step('impatriateGrossPay', minus(monthlyCash, rentPremium)) : monthlyCash;
}

function rentOf(
  { extras, bonus, weeklyHours }: PersonTerms,
  year: PeriodPay,
  payMonth: Month,
): Exemptions['rent'] {
  const rentPremium = extras?.rentPremium;
  const ofYear = year.shown?.rentPremium;
  if (!rentPremium || !ofYear) return null;
  const terms = valueIn(law.rentPremiumExemption, payMonth);
  const limit = timesWhole(minimumWages(payMonth).qualified, terms.value.minimumWages);
  const pay = bonus ? plus(year.gross, bonus) : plus(year.gross);
  const month = exemptRentPremium(
    rentPremium,
    // Only a figure: the year's own steps are no part of a month's explanation.
    quoted('payWithoutRentPremium', minus(pay, ofYear)),
    limit,
    terms,
    employeeLaw(payMonth, weeklyHours).partTime,
  );
  if (month === null) return null;
  const months = monthsOf(yearOf(payMonth)).filter(
    (each) => valueIn(law.rentPremiumExemption, each).value.share.numerator > 0,
  );
  const exemptMonths = count('monthsCounted', months.length, 'months');
  const ofMonths = times(quoted('exemptRentPremiumOfMonth', month), exemptMonths);
  return { month, year: step('exemptRentPremium', ofMonths, wholeCents) };
}

/** All that is exempt of a month or of a year before what is paid once; `null` for nothing. */
export function exemptOf({ impatriate, rent }: Exemptions, period: 'month' | 'year'): Money | null {
  const parts = [impatriate?.[period], rent?.[period]].filter((each) => each !== undefined);
  return parts.length === 0 ? null : step('exemptPay', sumOf(parts));
}

/** What is exempt of the pay that comes once in the year, with its names on the payslip. */
export function exemptBonusOf(
  { impatriate, profitSharing, youngEmployee }: Exemptions,
  { oneOff }: PersonTerms,
): ExemptBonus {
  const { profitSharingPremium, youngEmployeePremium } = oneOff ?? {};
  const parts = [impatriate?.bonus, profitSharing, youngEmployee].filter((each) => !!each);
  return {
    amount: parts.length === 0 ? null : step('exemptPay', sumOf(parts)),
    shown: {
      ...(profitSharingPremium && { profitSharingPremium }),
      ...(youngEmployeePremium && { youngEmployeePremium }),
    },
  };
}
