import { yearOf, monthsOf, type Month } from '../dated/month.ts';
import { minimumWages } from '../law-in-force/minimum-wages.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { constantThroughYear, valueIn } from '../law-in-force/sourced.ts';
import type { Sourced } from '../dated/source.ts';
import type { ImpatriateTerms, ImpatriationPremiumTerms } from '../law/exempt-pay.ts';
import { law } from '../law/law.ts';
import { times as timesWhole } from '../money/cents.ts';
import { minus, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { count, quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import {
  exemptImpatriationPremium,
  exemptProfitSharing,
  exemptRentPremium,
  exemptYoungEmployeePremium,
} from '../rules/exempt-premiums.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { impatriateExemption } from '../rules/impatriates.ts';
import { listOf, type ExemptionRule, type PayElements } from './elements.ts';
import type { PeriodPay } from './period-pay.ts';
import type { PersonTerms } from './person.ts';

/** What rules exempt from tax of a person's pay; `null` for nothing. */
export interface Exemptions {
  readonly month: Money | null;
  readonly year: Money | null;
  /** Of what is paid once in the year. */
  readonly once: Money | null;
  /** Rules that were asked for and exempt nothing. */
  readonly notExempt: readonly ExemptionRule[];
}

/** Pay before any exemption, and what decides it. */
interface Asked {
  readonly terms: PersonTerms;
  readonly gross: GrossSalaries;
  readonly month: PeriodPay;
  readonly year: PeriodPay;
  readonly once: PeriodPay | null;
  readonly payMonth: Month;
}

/** The rules in the order in which their parts are added. Each gives `null` where it exempts nothing. */
const rules: readonly {
  readonly name: ExemptionRule;
  readonly exempt: (asked: Asked, ordinaryPay: Money) => Partial<Exemptions> | null;
}[] = [
  { name: 'impatriate', exempt: ofImpatriate },
  { name: 'rent', exempt: ofRentPremium },
  { name: 'profitSharing', exempt: ofProfitSharing },
  { name: 'youngEmployee', exempt: ofYoungEmployee },
];

const none: Exemptions = { month: null, year: null, once: null, notExempt: [] };

/** Whether a person's pay asks for one of these rules. */
export function hasExemptions({ extras, once, impatriate }: PersonTerms): boolean {
  return (
    impatriate !== undefined || !!extras?.rentPremium || (!!once && premiumsIn(once).length > 0)
  );
}

/** The elements that a rule exempts in part. */
function premiumsIn(elements: PayElements) {
  return listOf(elements).filter(({ element }) => element.exemptBy !== undefined);
}

/** All that is exempt of a person's pay. */
export function exemptionsOf(asked: Asked): Exemptions {
  const { terms, month, once } = asked;
  if (!hasExemptions(terms)) return none;
  const elements = { ...month.elements, ...once?.elements };
  const premiums = premiumsIn(elements);
  const ordinaryPay = ordinaryPayOf(asked.year);
  const found = rules
    .filter(({ name }) =>
      name === 'impatriate'
        ? terms.impatriate !== undefined
        : premiums.some(({ element }) => element.exemptBy === name),
    )
    .map(({ name, exempt }) => ({ name, exempt: exempt(asked, ordinaryPay) }));
  const sumOfAll = (period: 'month' | 'year' | 'once') => {
    const parts = found.flatMap(({ exempt }) => exempt?.[period] ?? []);
    return parts.length === 0 ? null : step('exemptPay', sumOf(parts));
  };
  return {
    month: sumOfAll('month'),
    year: sumOfAll('year'),
    once: sumOfAll('once'),
    notExempt: found.filter(({ exempt }) => exempt === null).map(({ name }) => name),
  };
}

function ofImpatriate(asked: Asked): Partial<Exemptions> | null {
  const { impatriate } = asked.terms;
  if (!impatriate?.livesInLuxembourg) return null;
  const { since, keepsFormerRegime } = impatriate;
  const present = constantThroughYear(law.impatriateExemption, asked.payMonth);
  const former = constantThroughYear(law.impatriationPremiumExemption, asked.payMonth);
  const isFormer =
    since <= former.value.lastArrival && (keepsFormerRegime || present.value.share.numerator === 0);
  const { fixedPayFrom, yearsAfterArrival } = (isFormer ? former : present).value;
  const years = yearOf(asked.payMonth) - since;
  if (years < 0 || years > yearsAfterArrival) return null;
  if (asked.gross.year.amount < fixedPayFrom) return null;
  return isFormer ? ofImpatriationPremium(asked, former) : ofImpatriatePay(asked, present);
}

/** Until 2024: a part of the premium. */
function ofImpatriationPremium(
  { gross, once }: Asked,
  figures: Sourced<ImpatriationPremiumTerms>,
): Partial<Exemptions> | null {
  const premium = once?.elements.impatriationPremium;
  return premium ? { once: exemptImpatriationPremium(premium, gross.year, figures) } : null;
}

/** Since 2025: a part of the pay, to which a premium belongs. */
function ofImpatriatePay(
  { month, year, once }: Asked,
  figures: Sourced<ImpatriateTerms>,
): Partial<Exemptions> {
  const { bonus, impatriationPremium: premium } = once?.elements ?? {};
  const oneOffPay =
    bonus && premium ? step('impatriateOneOffPay', plus(bonus, premium)) : (bonus ?? premium);
  const { bonus: ofOneOffPay, ...exempt } = impatriateExemption(
    { month: eligiblePay(month), year: eligiblePay(year), bonus: oneOffPay ?? null },
    figures,
  );
  return { ...exempt, once: ofOneOffPay };
}

/** Pay in cash that no other rule exempts, not even in part. */
function eligiblePay({ elements, sickPay }: PeriodPay): Money {
  const others = premiumsIn(elements);
  if (others.length === 0) return sickPay;
  return step('impatriateGrossPay', minus(sickPay, ...others.map(({ amount }) => amount)));
}

function ofRentPremium({ terms, year, once, payMonth }: Asked) {
  const rentPremium = terms.extras?.rentPremium;
  const ofYear = year.elements.rentPremium;
  if (!rentPremium || !ofYear) return null;
  const figures = valueIn(law.rentPremiumExemption, payMonth);
  const limit = timesWhole(minimumWages(payMonth).qualified, figures.value.minimumWages);
  const pay = once ? plus(year.gross, once.gross) : plus(year.gross);
  const month = exemptRentPremium(
    rentPremium,
    // Only a figure: the year's own steps are no part of a month's explanation.
    quoted('payWithoutRentPremium', minus(pay, ofYear)),
    limit,
    figures,
    employeeLaw(payMonth, terms.weeklyHours).partTime,
  );
  if (month === null) return null;
  const months = monthsOf(yearOf(payMonth)).filter(
    (each) => valueIn(law.rentPremiumExemption, each).value.share.numerator > 0,
  );
  const exemptMonths = count('monthsCounted', months.length, 'months');
  const ofMonths = times(quoted('exemptRentPremiumOfMonth', month), exemptMonths);
  return { month, year: step('exemptRentPremium', ofMonths, wholeCents) };
}

function ofProfitSharing({ once, payMonth }: Asked, ordinaryPay: Money) {
  const premium = once?.elements.profitSharingPremium;
  if (!premium) return null;
  const figures = constantThroughYear(law.profitSharingExemption, payMonth);
  return { once: exemptProfitSharing(premium, ordinaryPay, figures) };
}

function ofYoungEmployee({ terms, once, payMonth }: Asked, ordinaryPay: Money) {
  const premium = once?.elements.youngEmployeePremium;
  if (!premium) return null;
  const figures = constantThroughYear(law.youngEmployeeExemption, payMonth);
  const { partTime } = employeeLaw(payMonth, terms.weeklyHours);
  const exempt = exemptYoungEmployeePremium(premium, ordinaryPay, figures, partTime);
  return exempt && { once: exempt };
}

/** The gross pay of a year without benefits in kind, rent premium and what is paid once. */
function ordinaryPayOf({ gross, elements }: PeriodPay): Money {
  const others = [elements.benefitsInKind, elements.rentPremium].filter(
    (each) => each !== undefined,
  );
  return others.length === 0 ? gross : step('ordinaryGrossPay', minus(gross, ...others));
}
