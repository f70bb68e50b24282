import { monthsInYear, type Month } from '../../dated/month.ts';
import type { InputPerson } from '../../input/person.ts';
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
import { employeeOf, type Employee } from '../../pay/employee.ts';
import { hasExemptions } from '../../pay/exemptions.ts';
import type { PersonFacts } from '../../pay/person.ts';
import { money } from '../../quantity/names.ts';
import type { NetOfGross } from './smallest-gross.ts';

/** So many cents further, the roundings of several lines to the cent cannot lower the taxable income any more. */
const settlingCents = 20;

/** Cents by which the roundings of the pay for extra hours of a month can raise the net at once. */
const roundingOfHours = 10;

/** Cents by which the roundings of the credits of twelve months, and of the month itself, can raise the net of a year at once. */
const roundingOfCredits = 36;

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

/** How exemptions of special rules change the net beside a steady rise: some end at a salary, one begins at one. */
function exemptionsInNet(facts: PersonFacts, payMonth: Month, isMonthly: boolean) {
  const { extras, oneOffElements, impatriate } = facts;
  const isExempt = hasExemptions(facts, employeeWith(facts, zeroCents, payMonth));
  const highestRent = valueIn(law.rentPremiumExemption, payMonth).value.premiumUpTo;
  const rent = minCents(extras?.rentPremium?.amount.amount ?? zeroCents, highestRent);
  const { premiums } = valueIn(law.youngEmployeeExemption, payMonth).value;
  const highestPremium = premiums.map(({ premiumUpTo }) => premiumUpTo).reduce(maxCents, zeroCents);
  const young = minCents(oneOffElements?.youngEmployeePremium?.amount ?? zeroCents, highestPremium);
  const fixedPays = [law.impatriateExemption, law.impatriationPremiumExemption].map(
    (each) => valueIn<{ readonly fixedPayFrom: Cents }>(each, payMonth).value.fixedPayFrom,
  );
  return {
    // No tax on the part of a premium that may be exempt is higher than this part.
    deepestFall: isMonthly ? rent : sum(timesWhole(rent, monthsInYear), young),
    roundings: isExempt ? 2 : 1,
    beginsBetween: (lower: Cents, higher: Cents) =>
      impatriate !== undefined &&
      fixedPays.some((fixedPay) => lower < fixedPay && higher >= fixedPay),
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
