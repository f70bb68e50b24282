import { monthsInYear, type Month } from '../../dated/month.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import { law } from '../../law/law.ts';
import { times, type Cents } from '../../money/cents.ts';
import { addRates, asNumber, wholeRate } from '../../money/rate.ts';
import type { RequestedPerson } from '../salary-request.ts';
import type { NetOfGross } from './smallest-gross.ts';

/** Above one, because the employee credit grows with low pay: by 2.9 %, which tax and contributions do not outweigh everywhere. */
const steepestRiseOfPay = 1.05;

/** How far the net of a person strays from a steady rise. */
export function variationOfNet(
  { increase, salaryPeriod, grossOf }: RequestedPerson,
  payMonth: Month,
): Omit<NetOfGross, 'net'> {
  const { annualStep, monthlyStep } = valueIn(law.incomeRounding, payMonth).value;
  const credits = [law.employmentCredit, law.energyCredit].map(
    (credit) => valueIn(credit, payMonth).value,
  );
  const creditIncome = (entered: Cents): Cents => {
    const { month, year } = grossOf(entered);
    return salaryPeriod === 'monthly' ? times(month.amount, monthsInYear) : year.amount;
  };
  return {
    // A step of the income is taxed at less than half.
    deepestFall: salaryPeriod === 'monthly' ? monthlyStep : annualStep,
    steepestRise: steepestRiseOfPay * asNumber(addRates(wholeRate, increase)),
    creditBeginsBetween: (lower, higher) =>
      credits.some(
        ({ incomeFrom }) => creditIncome(lower) < incomeFrom && creditIncome(higher) >= incomeFrom,
      ),
  };
}
