import type { Month } from '../dated/month.ts';
import { employerLaw } from '../law-in-force/employer-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { basesOfMonth, wholeYear } from '../pay/bases.ts';
import { employerShares, type EmployerShares } from '../pay/employer-shares.ts';
import { paidTo } from '../pay/paid.ts';
import type { Person } from '../pay/person.ts';
import { objectOf, type JsonSchema } from '../schema/json-schema.ts';
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
  person: Person,
  payMonth: Month,
): Employer | undefined {
  if (asked.employer !== true || !person.terms.isEmployee) return undefined;
  return employerCosts(asked, person, payMonth);
}

/** What the employer of a person pays. */
export function employerCosts(
  { mutualityClass, accidentFactor }: SalaryFields,
  person: Person,
  payMonth: Month,
): Employer {
  const law = employeeLaw(payMonth, person.terms.weeklyHours);
  const rates = employerLaw(
    payMonth,
    mutualityClass ?? employerDefaults.mutualityClass,
    accidentFactor ?? employerDefaults.accidentFactor,
  );
  const paid = paidTo(person, payMonth);
  const { month } = paid;
  const { pay, bases } = wholeYear(paid, law);
  return {
    shares: {
      monthly: employerShares(month.gross, basesOfMonth(month, law), rates),
      annual: employerShares(pay.gross, bases, rates),
    },
    isMutualityKnown: rates.mutualityRate !== null,
  };
}
