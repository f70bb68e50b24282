import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { decimal, isHigherRate } from '../money/rate.ts';
import { salaryNames } from '../quantity/names.ts';
import type { EmployerLaw } from '../rules/employer-shares.ts';
import { rateFor } from './contribution-law.ts';
import { shareOf, yearRound } from './sourced.ts';

/** The rates of an employer in a month and in its calendar year. */
export function employerLaw(
  payMonth: Month,
  mutualityClass: number,
  accidentFactor: number,
): EmployerLaw {
  const mutuality = yearRound(law.mutualityRates, payMonth);
  const ofClass = mutuality.value.find((each) => each.class === mutualityClass);
  return {
    illnessRate: rateFor('employee', 'illnessRate', law.illnessRates, payMonth),
    illnessCashRate: rateFor('employee', 'illnessCashRate', law.illnessCashRates, payMonth),
    pensionRate: rateFor('employee', 'pensionRate', law.pensionRates, payMonth),
    accidentRate: shareOf('accidentRate', yearRound(law.accidentRate, payMonth)),
    accidentFactor: factorOf(payMonth, accidentFactor),
    mutualityRate: ofClass
      ? shareOf('mutualityRate', { value: ofClass.rate, sources: mutuality.sources })
      : null,
    healthAtWorkRate: shareOf('healthAtWorkRate', yearRound(law.healthAtWorkRate, payMonth)),
  };
}

function factorOf(payMonth: Month, asked: number): EmployerLaw['accidentFactor'] {
  const { value, sources } = yearRound(law.accidentFactors, payMonth);
  const same = decimal(String(asked));
  const factor = value.find((each) => !isHigherRate(each, same) && !isHigherRate(same, each));
  if (factor === undefined) throw new RangeError(`no factor of accident insurance: ${asked}`);
  return salaryNames.measure('accidentFactor', factor, 'number', sources);
}
