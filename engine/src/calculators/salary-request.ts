import { taxClassOfValue } from '../law-in-force/income-tax-law.ts';
import { fromEuros, zeroCents, type Cents } from '../money/cents.ts';
import { percentOf, type Rate } from '../money/rate.ts';
import { grossSalaries, type GrossSalaries, type SalaryPeriod } from '../rules/gross-salary.ts';
import type { PersonTerms } from '../pay/person.ts';
import { weeklyHoursOf } from './person-salary.ts';
import { impatriateTermsOf, oneOffPayOf, payExtrasOf, specialRulesOf } from './requested-pay.ts';
import type { SalaryFields } from './salary-fields.ts';
import { selfEmployedTermsOf } from './self-employed-terms.ts';

/** A request about one person's pay, read. */
export interface RequestedPerson {
  readonly salaryPeriod: SalaryPeriod;
  readonly increase: Rate;
  readonly terms: PersonTerms;
  /** The gross salaries of an amount entered for the period asked for. */
  readonly grossOf: (entered: Cents) => GrossSalaries;
}

/** Reads the fields that net and gross salary have in common. */
export function requestedPerson(input: SalaryFields): RequestedPerson {
  const salaryPeriod = input.salaryPeriod ?? 'monthly';
  const isEmployee = input.employmentType !== 2;
  const increase = percentOf(input.increasePercent ?? 0);
  return {
    salaryPeriod,
    increase,
    terms: {
      taxClass: taxClassOfValue[input.taxClass],
      isEmployee,
      weeklyHours: weeklyHoursOf(input.weeklyHours, isEmployee),
      travel: {
        distanceKilometres: input.distanceToWork ?? 0,
        onTaxCard:
          typeof input.transportCosts === 'number' ? fromEuros(input.transportCosts) : null,
      },
      supplementaryPension: fromEuros(input.supplementaryPension ?? 0),
      specialExpenses: zeroCents,
      impatriate: isEmployee ? impatriateTermsOf(input) : undefined,
      extras: isEmployee ? payExtrasOf(input) : undefined,
      once: isEmployee ? oneOffPayOf(input) : undefined,
      rules: specialRulesOf(input, isEmployee),
      selfEmployed: isEmployee ? undefined : selfEmployedTermsOf(input),
    },
    grossOf: (entered) => grossSalaries(entered, salaryPeriod, increase),
  };
}
