import type { Month } from '../dated/month.ts';
import { employerLaw } from '../law-in-force/employer-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { bonusInYear } from '../rules/bonus.ts';
import { basesOfMonth, basesOfYear } from '../rules/employee-bases.ts';
import { employerShares, type EmployerShares } from '../rules/employer-shares.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { objectOf, type JsonSchema } from '../schema/json-schema.ts';
import { paidTo } from './paid.ts';
import type { Person, PersonTerms } from './person.ts';
import { employerDefaults, type SalaryFields } from './salary-fields.ts';

const euros = { type: 'number', description: 'Euros.' } as const;
const sharesSchema = objectOf({
  illnessContributions: { type: 'number', description: 'Health insurance, medical care.' },
  illnessCashContributions: { type: 'number', description: 'Health insurance, sick pay.' },
  pensionContributions: euros,
  accidentInsurance: {
    type: 'number',
    description: 'Accident insurance with the `accidentFactor` of the request.',
  },
  mutuality: {
    type: 'number',
    description: 'Mutualité des employeurs. It is 0 with the hint `mutualityNotKnown`.',
  },
  healthAtWork: { type: 'number', description: 'Health at work, at the rate of the STM.' },
  total: { type: 'number', description: 'The sum of the contributions above.' },
  cost: {
    type: 'number',
    description: 'Gross salary with benefits in kind, plus total. Meal vouchers are not included.',
  },
});

export const employerSchema = {
  ...objectOf({ monthly: sharesSchema, annual: sharesSchema }),
  description:
    'The employer’s contributions in addition to the gross salary. Present if the request asks for `employer`.',
} as const satisfies JsonSchema;

/** What an employer pays for a month and for its calendar year. */
export interface Employer {
  readonly shares: { readonly monthly: EmployerShares; readonly annual: EmployerShares };
  readonly isMutualityKnown: boolean;
}

/** The employer's part, where it is asked for and there is an employer. */
export function employerOf(
  asked: SalaryFields,
  { terms, gross }: Person,
  payMonth: Month,
): Employer | undefined {
  if (asked.employer !== true || !terms.isEmployee) return undefined;
  const { monthly, annual, isMutualityKnown } = employerCosts(asked, terms, payMonth);
  return { shares: { monthly: monthly(gross), annual: annual(gross) }, isMutualityKnown };
}

/** What an employer pays, as a function of the gross: the law is looked up once for any number of salaries. */
interface EmployerCosts {
  readonly monthly: (gross: GrossSalaries) => EmployerShares;
  readonly annual: (gross: GrossSalaries) => EmployerShares;
  readonly isMutualityKnown: boolean;
}

/** What the employer of a person pays for a gross salary. */
export function employerCosts(
  { mutualityClass, accidentFactor }: SalaryFields,
  terms: PersonTerms,
  payMonth: Month,
): EmployerCosts {
  const { bonus } = terms;
  const law = employeeLaw(payMonth, terms.weeklyHours);
  const rates = employerLaw(
    payMonth,
    mutualityClass ?? employerDefaults.mutualityClass,
    accidentFactor ?? employerDefaults.accidentFactor,
  );
  const paid = paidTo(terms, payMonth);
  return {
    monthly: (gross) => {
      const { month } = paid(gross);
      return employerShares(month.gross, basesOfMonth(month, law), rates);
    },
    annual: (gross) => {
      const { year } = paid(gross);
      const { pay, bases } = bonus
        ? bonusInYear(year, bonus, law)
        : { pay: year, bases: basesOfYear(year, law) };
      return employerShares(pay.gross, bases, rates);
    },
    isMutualityKnown: rates.mutualityRate !== null,
  };
}
