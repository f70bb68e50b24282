import { yearOf, monthsOf, type Month } from '../dated/month.ts';
import { impatriateLaw } from '../law-in-force/pay/impatriate-law.ts';
import { minimumWages } from '../law-in-force/pay/minimum-wages.ts';
import { constantThroughYear, valueIn } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import { timesWhole } from '../money/cents.ts';
import { minus, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { count, quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import { namesOf } from '../records.ts';
import {
  exemptImpatriationPremium,
  exemptProfitSharing,
  exemptRentPremium,
  exemptYoungEmployeePremium,
} from '../rules/pay/exempt-premiums.ts';
import { impatriateRegime } from '../rules/pay/impatriate-regime.ts';
import { impatriateExemption } from '../rules/pay/impatriates.ts';
import type { PartTime } from '../rules/pay/part-time.ts';
import { listOf, type ExemptionRule, type PayElements } from './elements.ts';
import type { PeriodPay } from './period-pay.ts';
import type { Person, PersonFacts } from './person.ts';

/** Pay before any exemption, and what decides it. */
interface PayBefore extends Person {
  readonly month: PeriodPay;
  readonly year: PeriodPay;
  readonly oneOff: PeriodPay | null;
  readonly payMonth: Month;
  readonly partTime: PartTime | null;
}

/** The exempt pay of a month, of its year, and of what is paid once in the year; `null` for nothing. */
type ExemptPay = Readonly<Record<'month' | 'year' | 'oneOff', Money | null>>;

type Exemption = (
  pay: PayBefore,
  ordinaryPay: Money,
) => Partial<ExemptPay> | 'exemptsNothing' | 'notAskedFor';

/** The rules in the order in which their parts are added. */
const rules: Readonly<Record<ExemptionRule, Exemption>> = {
  impatriate: impatriateExemptPay,
  rent: rentExemptPay,
  profitSharing: profitSharingExemptPay,
  youngEmployee: youngEmployeeExemptPay,
};

/** Whether a person's pay asks for one of these rules. */
export function hasExemptions(
  { impatriate }: PersonFacts,
  { month, oneOff }: Pick<PayBefore, 'month' | 'oneOff'>,
): boolean {
  return (
    impatriate !== undefined ||
    premiumsIn(month.elements).length > 0 ||
    (oneOff !== null && premiumsIn(oneOff.elements).length > 0)
  );
}

/** The elements that a rule exempts in part. */
function premiumsIn(elements: PayElements): readonly Money[] {
  return listOf(elements).flatMap(({ amount, element }) => (element.exemptBy ? [amount] : []));
}

/** All that is exempt of a person's pay, and the rules that were asked for and exempt nothing. */
export function exemptionsOf(
  pay: PayBefore,
): ExemptPay & { readonly notExempt: readonly ExemptionRule[] } {
  if (!hasExemptions(pay.facts, pay))
    return { month: null, year: null, oneOff: null, notExempt: [] };
  const ordinaryPay = ordinaryPayOf(pay.year);
  const found = namesOf(rules).map((name) => ({ name, parts: rules[name](pay, ordinaryPay) }));
  const sumOfAll = (period: keyof ExemptPay) => {
    const amounts = found.flatMap(({ parts }) =>
      typeof parts === 'string' ? [] : (parts[period] ?? []),
    );
    return amounts.length === 0 ? null : step('exemptPay', sumOf(amounts));
  };
  return {
    month: sumOfAll('month'),
    year: sumOfAll('year'),
    oneOff: sumOfAll('oneOff'),
    notExempt: found.filter(({ parts }) => parts === 'exemptsNothing').map(({ name }) => name),
  };
}

/** Until 2024 a part of the premium is exempt, since 2025 a part of the pay, to which a premium belongs. */
function impatriateExemptPay(pay: PayBefore): ReturnType<Exemption> {
  const { facts, gross, month, year, oneOff, payMonth } = pay;
  const { impatriate } = facts;
  if (!impatriate) return 'notAskedFor';
  const regimes = impatriateLaw(payMonth);
  const regime = impatriateRegime(impatriate, yearOf(payMonth), gross.year.amount, regimes);
  if (regime === null) return 'exemptsNothing';
  const { bonus, impatriationPremium: premium } = oneOff?.elements ?? {};
  if (regime === 'former') {
    return premium
      ? { oneOff: exemptImpatriationPremium(premium, gross.year, regimes.former) }
      : 'exemptsNothing';
  }
  const oneOffPay =
    bonus && premium ? step('impatriateOneOffPay', plus(bonus, premium)) : (bonus ?? premium);
  return impatriateExemption(
    { month: eligiblePay(month), year: eligiblePay(year), oneOff: oneOffPay ?? null },
    regimes.present,
  );
}

/** Pay in cash that no other rule exempts, not even in part. */
function eligiblePay({ elements, sickPay }: PeriodPay): Money {
  const others = premiumsIn(elements);
  return others.length === 0 ? sickPay : step('impatriateGrossPay', minus(sickPay, ...others));
}

function rentExemptPay({
  facts,
  year,
  oneOff,
  payMonth,
  partTime,
}: PayBefore): ReturnType<Exemption> {
  const rentPremium = facts.extras?.rentPremium;
  const premiumOfYear = year.elements.rentPremium;
  if (!rentPremium || !premiumOfYear) return 'notAskedFor';
  const figures = valueIn(law.rentPremiumExemption, payMonth);
  const limit = timesWhole(minimumWages(payMonth).qualified, figures.value.minimumWages);
  const pay = oneOff ? plus(year.gross, oneOff.gross) : plus(year.gross);
  // Only a figure: the year's own steps are no part of a month's explanation.
  const payWithout = quoted('payWithoutRentPremium', minus(pay, premiumOfYear));
  const exemptOfMonth = exemptRentPremium(rentPremium, payWithout, limit, figures, partTime);
  if (exemptOfMonth === null) return 'exemptsNothing';
  const months = monthsOf(yearOf(payMonth)).filter(
    (each) => valueIn(law.rentPremiumExemption, each).value.share.numerator > 0,
  );
  const exemptMonths = count('monthsCounted', months.length, 'months');
  const exemptOfYear = times(quoted('exemptRentPremiumOfMonth', exemptOfMonth), exemptMonths);
  return { month: exemptOfMonth, year: step('exemptRentPremium', exemptOfYear, wholeCents) };
}

function profitSharingExemptPay(
  { oneOff, payMonth }: PayBefore,
  ordinaryPay: Money,
): ReturnType<Exemption> {
  const premium = oneOff?.elements.profitSharingPremium;
  if (!premium) return 'notAskedFor';
  const figures = constantThroughYear(law.profitSharingExemption, payMonth);
  return { oneOff: exemptProfitSharing(premium, ordinaryPay, figures) };
}

function youngEmployeeExemptPay(
  { oneOff, payMonth, partTime }: PayBefore,
  ordinaryPay: Money,
): ReturnType<Exemption> {
  const premium = oneOff?.elements.youngEmployeePremium;
  if (!premium) return 'notAskedFor';
  const figures = constantThroughYear(law.youngEmployeeExemption, payMonth);
  const exempt = exemptYoungEmployeePremium(premium, ordinaryPay, figures, partTime);
  return exempt === null ? 'exemptsNothing' : { oneOff: exempt };
}

/** The gross pay of a year without what is paid once and the elements beside ordinary pay, the last of them first. */
function ordinaryPayOf({ gross, elements }: PeriodPay): Money {
  const others = listOf(elements)
    .flatMap(({ amount, element }) => (element.isBesideOrdinaryPay ? [amount] : []))
    .toReversed();
  return others.length === 0 ? gross : step('ordinaryGrossPay', minus(gross, ...others));
}
