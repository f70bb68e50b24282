import { monthsInYear, type Month } from '../../dated/month.ts';
import type { InputPerson } from '../../input/person.ts';
import { impatriateLaw } from '../../law-in-force/pay/impatriate-law.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import {
  fromEuros,
  maxCents,
  minCents,
  zeroCents,
  sum,
  timesWhole,
  type Cents,
} from '../../money/cents.ts';
import { addRates, asNumber, wholeRate } from '../../money/rate.ts';
import type { ExemptionRule } from '../../pay/elements.ts';
import { employeeOf, type Employee } from '../../pay/employee.ts';
import { hasExemptions } from '../../pay/exemptions.ts';
import type { PersonFacts } from '../../pay/person.ts';
import { money } from '../../quantity/names.ts';
import type { NetOfGross } from './smallest-gross.ts';

/**
 * So many cents further, roundings cannot lower the taxable income any more. It is a margin above the six lines that can be
 * rounded: the gross, four contributions and the limit of a pension scheme.
 */
const settlingCents = 20;

/**
 * Cents by which the roundings of the pay for extra hours of a month can raise the net at once. It is a margin above the six
 * rounded lines of this pay, of which two supplements are computed on a rounded line.
 */
const roundingOfHours = 10;

/** Cents by which roundings can raise the net of a year at once: CIS, CI-CO2 and CISSM are rounded up in each of its months. */
const roundingOfCredits = 3 * monthsInYear;

/** How an exemption changes the net at once when the salary rises; empty where it only grows with the pay. */
interface ChangeAtOnce {
  /** The most that the net of a month can lose where the exemption ends. */
  readonly fallOfMonth?: Cents;
  /** The same of what is paid once in the year. */
  readonly fallOfOneOffPay?: Cents;
  /** Gross salaries of a year from which the exemption can begin. */
  readonly beginsAt?: readonly Cents[];
}

/** What ends takes at most the exempt part of a premium: no tax on it is higher. */
const changesAtOnce: Readonly<
  Record<ExemptionRule, (facts: PersonFacts, payMonth: Month) => ChangeAtOnce>
> = {
  impatriate: ({ impatriate }, payMonth) => {
    if (!impatriate) return {};
    const { present, former } = impatriateLaw(payMonth);
    return { beginsAt: [present.value.fixedPayFrom, former.value.fixedPayFrom] };
  },
  rent: ({ extras }, payMonth) =>
    extras?.rentPremium
      ? {
          fallOfMonth: minCents(
            extras.rentPremium.amount.amount,
            valueIn(law.rentPremiumExemption, payMonth).value.premiumUpTo,
          ),
        }
      : {},
  // Its limit is a share of the pay, and no pay is too high or too low for it.
  profitSharing: () => ({}),
  youngEmployee: ({ oneOffElements }, payMonth) =>
    oneOffElements?.youngEmployeePremium
      ? {
          fallOfOneOffPay: minCents(
            oneOffElements.youngEmployeePremium.amount,
            valueIn(law.youngEmployeeExemption, payMonth)
              .value.premiums.map(({ premiumUpTo }) => premiumUpTo)
              .reduce(maxCents, zeroCents),
          ),
        }
      : {},
};

/** How far the net of a person strays from a steady rise. */
export function variationOfNet(
  { increase, salaryPeriod, facts, grossOf }: InputPerson,
  payMonth: Month,
): Omit<NetOfGross, 'net'> {
  const { annualStep, monthlyStep } = valueIn(law.incomeRounding, payMonth).value;
  const credits = [law.employmentCredit, law.energyCredit].map(
    (credit) => valueIn(credit, payMonth).value,
  );
  // Above one where a credit grows with low pay, which tax and contributions do not outweigh everywhere.
  const risePerPay = asNumber(
    credits.reduce((rise, { growthRate }) => addRates(rise, growthRate), wholeRate),
  );
  const creditIncome = (entered: Cents): Cents => {
    const { month } = employeeOf({ facts, gross: grossOf(entered) }, payMonth);
    return timesWhole(month.credits.amount, monthsInYear);
  };
  const isMonthly = salaryPeriod === 'monthly';
  const hours = facts.extras?.hours
    ? { risePerSalary: riseOf(facts, payMonth), periods: isMonthly ? 1 : monthsInYear }
    : null;
  const exempt = exemptionsInNet(facts, payMonth, isMonthly);
  return {
    // A step of the income is taxed at less than half.
    deepestFall: sum(isMonthly ? monthlyStep : annualStep, exempt.deepestFall),
    steepestRise:
      risePerPay *
      asNumber(addRates(wholeRate, increase)) *
      // What is exempt rises by less than the pay, so that the tax never falls when the pay rises.
      (hours?.risePerSalary ?? 1),
    // The pay for extra hours of a month is rounded part by part, its credits are granted in each month.
    roundingCents:
      (hours ? roundingOfHours * hours.periods : 0) + (isMonthly ? 0 : roundingOfCredits),
    settlingCents: settlingCents * (hours?.periods ?? 1) * exempt.roundings,
    creditBeginsBetween: (lower, higher) =>
      exempt.beginsBetween(grossOf(lower).year.amount, grossOf(higher).year.amount) ||
      credits.some(
        ({ incomeFrom }) => creditIncome(lower) < incomeFrom && creditIncome(higher) >= incomeFrom,
      ),
  };
}

/** How all exemptions together change the net beside a steady rise. */
function exemptionsInNet(facts: PersonFacts, payMonth: Month, isMonthly: boolean) {
  const changes = Object.values(changesAtOnce).map((changeOf) => changeOf(facts, payMonth));
  const fallOfMonth = sum(...changes.map((change) => change.fallOfMonth ?? zeroCents));
  const fallOfOneOffPay = sum(...changes.map((change) => change.fallOfOneOffPay ?? zeroCents));
  const beginnings = changes.flatMap(({ beginsAt }) => beginsAt ?? []);
  return {
    deepestFall: isMonthly
      ? fallOfMonth
      : sum(timesWhole(fallOfMonth, monthsInYear), fallOfOneOffPay),
    roundings: hasExemptions(facts, employeeWith(facts, zeroCents, payMonth)) ? 2 : 1,
    beginsBetween: (lower: Cents, higher: Cents) =>
      beginnings.some((beginning) => lower < beginning && higher >= beginning),
  };
}

function employeeWith(facts: PersonFacts, salary: Cents, payMonth: Month): Employee {
  const entered = money('enteredSalary', salary);
  return employeeOf({ facts, gross: { month: entered, year: entered } }, payMonth);
}

/** By how much the gross rises with the salary, where the pay for extra hours follows it. */
function riseOf(facts: PersonFacts, payMonth: Month): number {
  const grossOf = (salary: Cents) => employeeWith(facts, salary, payMonth).month.gross.amount;
  const raise = fromEuros(10_000);
  return (grossOf(raise) - grossOf(zeroCents)) / raise;
}
