import type { Month } from '../dated/month.ts';
import { cents } from '../money/cents.ts';
import { paidTo } from '../pay/paid.ts';
import { payOfPerson } from '../pay/person-pay.ts';
import type { Person, PersonTerms } from '../pay/person.ts';
import { count, money } from '../quantity/names.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import { marginalPay, withRaise, type MarginalPay } from '../rules/marginal-pay.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import { objectOf, type JsonSchema } from '../schema/json-schema.ts';
import type { SalaryFields } from './salary-fields.ts';

/** 100 euros a month. */
const raise = money('raise', cents(10_000));
const oneMonth = count('monthsCounted', 1, 'months');

const raiseSchema = objectOf({
  grossSalary: {
    type: 'number',
    description: 'The increase of 100 euros a month, 1 200 euros a year.',
  },
  netSalary: { type: 'number', description: 'The part of the increase that is paid out.' },
  tax: { type: 'number', description: 'The part that goes to tax after credits.' },
  contributions: { type: 'number', description: 'The part that goes to contributions.' },
});

export const marginalSchema = {
  ...objectOf({ monthly: raiseSchema, annual: raiseSchema }),
  description:
    'The effect of an increase of 100 euros a month. Present if the request asks for `marginal`. A payslip rounds taxable pay down to 5 euros, so a month differs from one twelfth of the year.',
} as const satisfies JsonSchema;

/** What a raise leaves in a month and in its calendar year. */
export interface Marginal {
  readonly monthly: MarginalPay;
  readonly annual: MarginalPay;
}

/** What the next 100 euros a month leave, where it is asked for. */
export function marginalOf(
  asked: SalaryFields,
  person: Person,
  now: { readonly month: Breakdown; readonly year: Breakdown },
  payMonth: Month,
): Marginal | undefined {
  if (asked.marginal !== true) return undefined;
  const { month, year } = person.gross;
  const gross = {
    month: withRaise(month, raise, oneMonth),
    year: withRaise(year, raise, twelveMonths),
  };
  const raised = payOfPerson({ terms: termsWithHoursPaid(person, payMonth), gross }, payMonth);
  return {
    monthly: marginalPay(now.month, raised.month),
    annual: marginalPay(now.year, raised.year),
  };
}

/** The terms of a person whose pay for extra hours no longer follows the salary. */
function termsWithHoursPaid(person: Person, payMonth: Month): PersonTerms {
  const { terms } = person;
  const { extras } = terms;
  if (!extras?.hours) return terms;
  return { ...terms, extras: { ...extras, hoursPay: paidTo(person, payMonth).hours } };
}
