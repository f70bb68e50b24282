import { newest } from '../dated/parameter.ts';
import * as law from '../law/every-law.ts';
import { toEuros } from '../money/cents.ts';
import { inPercent } from '../money/rate.ts';
import type { UncertainFigures } from './accuracy.ts';

/** Figures in the list of uncertainties. */
export function uncertainFigures(): UncertainFigures {
  return {
    secondCardPercent: inPercent(newest(law.secondCardRates).value['2']),
    singleParentCreditMaximum: toEuros(newest(law.singleParentCredit).value.full),
  };
}
