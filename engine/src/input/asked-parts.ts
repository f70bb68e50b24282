import { cents, fromEuros } from '../money/cents.ts';
import type { EmployerFacts } from '../pay/employer-costs.ts';
import type { AskedParts } from '../pay/salary.ts';
import { money } from '../quantity/names.ts';
import { employerDefaults, type SalaryFields } from './salary-fields.ts';

/** 100 euros a month. */
const raise = money('raise', cents(10_000));

/** Beyond twice the own gross, or 10 000 a month, a reader of the curve has no question. Its parts are of whole thousands. */
const curve = { atLeastTo: fromEuros(10_000), toWhole: fromEuros(1000), parts: 40 };

/** Reads which parts of a salary's answer are asked for. */
export function askedPartsOf(input: SalaryFields): AskedParts {
  return {
    employer: input.employer === true ? employerOf(input) : null,
    raise: input.marginal === true ? raise : null,
    netCurve: input.netCurve === true ? curve : null,
  };
}

/** Reads what decides the rates of an employer. */
export function employerOf({ mutualityClass, accidentFactor }: SalaryFields): EmployerFacts {
  return {
    mutualityClass: mutualityClass ?? employerDefaults.mutualityClass,
    accidentFactor: accidentFactor ?? employerDefaults.accidentFactor,
  };
}
