import { monthsInYear, type Month } from '../../dated/month.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import { law } from '../../law/law.ts';
import { fromEuros, noCents, sum, times, type Cents } from '../../money/cents.ts';
import { addRates, asNumber, wholeRate } from '../../money/rate.ts';
import { salaryNames } from '../../quantity/names.ts';
import { paidTo } from '../paid.ts';
import type { RequestedPerson } from '../salary-request.ts';
import type { NetOfGross } from './smallest-gross.ts';

/** Above one, because the employee credit grows with low pay: by 2.9 %, which tax and contributions do not outweigh everywhere. */
const steepestRiseOfPay = 1.05;

/** So many cents further, the roundings of several lines to the cent cannot lower the taxable income any more. */
const settlingCents = 20;

/** Cents by which the roundings of the pay for extra hours of a month can raise the net at once. */
const roundingOfHours = 10;

/** How far the net of a person strays from a steady rise. */
export function variationOfNet(
  { increase, salaryPeriod, terms, grossOf }: RequestedPerson,
  payMonth: Month,
): Omit<NetOfGross, 'net'> {
  const { annualStep, monthlyStep } = valueIn(law.incomeRounding, payMonth).value;
  const credits = [law.employmentCredit, law.energyCredit].map(
    (credit) => valueIn(credit, payMonth).value,
  );
  const paid = paidTo(terms, payMonth);
  const creditIncome = (entered: Cents): Cents => {
    const { month, year } = paid(grossOf(entered));
    return salaryPeriod === 'monthly'
      ? times(month.credited.amount, monthsInYear)
      : sum(year.credited.amount, terms.bonus?.amount ?? noCents);
  };
  const isMonthly = salaryPeriod === 'monthly';
  const hours = terms.extras?.hours
    ? { risePerSalary: riseOf(paid), periods: isMonthly ? 1 : monthsInYear }
    : null;
  return {
    // A step of the income is taxed at less than half.
    deepestFall: isMonthly ? monthlyStep : annualStep,
    steepestRise:
      steepestRiseOfPay * asNumber(addRates(wholeRate, increase)) * (hours?.risePerSalary ?? 1),
    // The pay for extra hours of a month is rounded part by part.
    roundingCents: hours ? roundingOfHours * hours.periods : 0,
    settlingCents: settlingCents * (hours?.periods ?? 1),
    creditBeginsBetween: (lower, higher) =>
      credits.some(
        ({ incomeFrom }) => creditIncome(lower) < incomeFrom && creditIncome(higher) >= incomeFrom,
      ),
  };
}

/** By how much the gross rises with the salary, where the pay for extra hours follows it. */
function riseOf(paid: ReturnType<typeof paidTo>): number {
  const grossOf = (salary: Cents) => {
    const entered = salaryNames.money('enteredSalary', salary);
    return paid({ month: entered, year: entered }).month.gross.amount;
  };
  const raise = fromEuros(10_000);
  return (grossOf(raise) - grossOf(noCents)) / raise;
}
