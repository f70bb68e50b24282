import type { Month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { decimal, isHigherRate } from '../money/rate.ts';
import { measure, sourcedShare } from '../quantity/names.ts';
import type { Measure, Share } from '../quantity/quantity.ts';
import { rateFor } from './contribution-law.ts';
import { constantThroughYear } from './sourced.ts';

/** The rates by which an employer pays contributions. Health and pension insurance are borne half each (CSS art. 29, 240). */
export interface EmployerLaw {
  readonly illnessRate: Share;
  readonly illnessCashRate: Share;
  readonly pensionRate: Share;
  readonly accidentRate: Share;
  readonly accidentFactor: Measure<'number'>;
  /** `null` where the year's rates are not known. */
  readonly mutualityRate: Share | null;
  readonly healthAtWorkRate: Share;
}

/** The rates of an employer in a month and in its calendar year. */
export function employerLaw(
  payMonth: Month,
  mutualityClass: number,
  accidentFactor: number,
): EmployerLaw {
  const mutuality = constantThroughYear(law.mutualityRates, payMonth);
  const ofClass = mutuality.value.find((each) => each.class === mutualityClass);
  return {
    illnessRate: rateFor('employee', 'illnessRate', law.illnessRates, payMonth),
    illnessCashRate: rateFor('employee', 'illnessCashRate', law.illnessCashRates, payMonth),
    pensionRate: rateFor('employee', 'pensionRate', law.pensionRates, payMonth),
    accidentRate: sourcedShare('accidentRate', constantThroughYear(law.accidentRate, payMonth)),
    accidentFactor: accidentFactorOf(payMonth, accidentFactor),
    mutualityRate: ofClass
      ? sourcedShare('mutualityRate', { value: ofClass.rate, sources: mutuality.sources })
      : null,
    healthAtWorkRate: sourcedShare(
      'healthAtWorkRate',
      constantThroughYear(law.healthAtWorkRate, payMonth),
    ),
  };
}

/** The factor of the accident insurance (bonus-malus) that a request names. */
export function accidentFactorOf(payMonth: Month, asked: number): EmployerLaw['accidentFactor'] {
  const { value, sources } = constantThroughYear(law.accidentFactors, payMonth);
  const same = decimal(String(asked));
  const factor = value.find((each) => !isHigherRate(each, same) && !isHigherRate(same, each));
  if (factor === undefined) throw new RangeError(`no factor of accident insurance: ${asked}`);
  return measure('accidentFactor', factor, 'number', sources);
}
