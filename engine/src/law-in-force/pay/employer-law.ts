import type { Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import { decimal, isHigherRate } from '../../money/rate.ts';
import { measure, share } from '../../quantity/names.ts';
import type { Measure } from '../../quantity/quantity.ts';
import { constantThroughYear, yearlyShare } from '../sourced.ts';
import { insuranceRates } from './contribution-law.ts';

/** The rates of an employer in a month and in its calendar year. */
export function employerLaw(payMonth: Month, mutualityClass: number, accidentFactor: number) {
  const mutuality = constantThroughYear(law.mutualityRates, payMonth);
  const rateOfClass = mutuality.value.find((each) => each.class === mutualityClass);
  return {
    ...insuranceRates('employee', payMonth),
    accidentRate: yearlyShare('accidentRate', law.accidentRate, payMonth),
    accidentFactor: accidentFactorOf(payMonth, accidentFactor),
    /** `null` where the year's rates are not known. */
    mutualityRate: rateOfClass ? share('mutualityRate', rateOfClass.rate, mutuality.sources) : null,
    healthAtWorkRate: yearlyShare('healthAtWorkRate', law.healthAtWorkRate, payMonth),
  };
}

/** The rates by which an employer pays contributions. Health and pension insurance are borne half each (CSS art. 29, 240). */
export type EmployerLaw = ReturnType<typeof employerLaw>;

/** The factor of the accident insurance (bonus-malus) that an input names. */
export function accidentFactorOf(payMonth: Month, named: number): Measure<'number'> {
  const { value, sources } = constantThroughYear(law.accidentFactors, payMonth);
  const same = decimal(String(named));
  const factor = value.find((each) => !isHigherRate(each, same) && !isHigherRate(same, each));
  if (factor === undefined) throw new RangeError(`no factor of accident insurance: ${named}`);
  return measure('accidentFactor', factor, 'number', sources);
}
