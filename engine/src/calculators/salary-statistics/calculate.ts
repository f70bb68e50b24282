import {
  averageAdultNet,
  averageGrossSalary,
  averageHouseholdNet,
  medianAdultNet,
  medianHouseholdNet,
  type PublishedFigure,
} from '../../assumptions/published-salaries.ts';
import type { Day } from '../../dated/day.ts';
import { yearOf, type Month } from '../../dated/month.ts';
import { inForce } from '../../dated/parameter.ts';
import { publisherAt } from '../../dated/publishers.ts';
import { payMonthOf } from '../../input/period.ts';
import { minimumWages } from '../../law-in-force/pay/minimum-wages.ts';
import * as law from '../../law/every-law.ts';
import { toEuros } from '../../money/cents.ts';
import type { SalaryStatisticsInput } from './input.ts';
import type { SalaryStatisticsResult, StatisticSource } from './result.ts';

/** The national salary figures, with the minimum wages of `payMonth`. @throws RefusedInput when its law is not known */
export function calculate(input: SalaryStatisticsInput, today: Day): SalaryStatisticsResult {
  const { payMonth, periodHints } = payMonthOf(input, today);
  const wages = minimumWages(payMonth);
  return {
    averageSalary: averageGrossSalary.monthly,
    qualifiedAdultsMinWage: toEuros(wages.qualified),
    unqualifiedAdultsMinWage: toEuros(wages.unqualified),
    netAverageAdult: averageAdultNet.monthly,
    netMedianAdult: medianAdultNet.monthly,
    netAverageHousehold: averageHouseholdNet.monthly,
    netMedianHousehold: medianHouseholdNet.monthly,
    payMonth,
    hints: periodHints,
    sources: {
      averageSalary: published(averageGrossSalary),
      qualifiedAdultsMinWage: sourceByLaw(
        payMonth,
        'Minimum wage of qualified workers, full time.',
      ),
      unqualifiedAdultsMinWage: sourceByLaw(
        payMonth,
        'Minimum wage of unqualified workers from 18, full time.',
      ),
      netAverageAdult: published(averageAdultNet),
      netMedianAdult: published(medianAdultNet),
      netAverageHousehold: published(averageHouseholdNet),
      netMedianHousehold: published(medianHouseholdNet),
    },
  };
}

function published({ year, note, source, estimate }: PublishedFigure): StatisticSource {
  return { year, publisher: source.text, note, url: source.url, estimate };
}

function sourceByLaw(payMonth: Month, note: string): StatisticSource {
  const wage = inForce(law.minimumWageAtIndex100, payMonth);
  const index = inForce(law.wageIndex, payMonth);
  // The wage is amount x index, so the later change of the two is the source.
  const { source } = wage.from > index.from ? wage : index;
  return {
    year: yearOf(payMonth),
    publisher: `Code du travail (${publisherAt(source.url)})`,
    note,
    url: source.url,
    estimate: false,
  };
}
