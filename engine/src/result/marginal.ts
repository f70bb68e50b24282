import type { Month } from '../dated/month.ts';
import { cents } from '../money/cents.ts';
import { payOfPerson, type PersonPay } from '../pay/person-pay.ts';
import type { Person } from '../pay/person.ts';
import { money } from '../quantity/names.ts';
import { marginalPay, withRaise } from '../rules/pay/marginal-pay.ts';
import { oneMonth, twelveMonths } from '../rules/twelfths.ts';
import { type JsonSchema, number, objectOf } from '../schema/json-schema.ts';

/** 100 euros a month. */
const raise = money('raise', cents(10_000));
const raiseSchema = {
  description: 'How the increase is divided, in euros.',
  ...objectOf({
    grossSalary: number('The increase of 100 euros a month, 1 200 euros a year.'),
    netSalary: number('The part of the increase that is paid out.'),
    tax: number('The part that goes to tax after credits.'),
    contributions: number('The part that goes to contributions.'),
  }),
} as const satisfies JsonSchema;

export const marginalSchema = {
  title: 'Raise',
  ...objectOf({ monthly: raiseSchema, annual: raiseSchema }),
  description:
    'The effect of an increase of 100 euros a month. Present if the request asks for `marginal`. A payslip rounds taxable pay down to 5 euros, so a month differs from one twelfth of the year.',
} as const satisfies JsonSchema;

/** What the next 100 euros a month leave. The pay for extra hours does not follow them. */
export function marginalOf({ facts, gross }: Person, now: PersonPay, payMonth: Month) {
  const { extras } = facts;
  const hoursPay = now.employee?.hoursPay ?? null;
  const raised = payOfPerson(
    {
      facts: extras?.hours ? { ...facts, extras: { ...extras, hoursPay } } : facts,
      gross: {
        month: withRaise(gross.month, raise, oneMonth),
        year: withRaise(gross.year, raise, twelveMonths),
      },
    },
    payMonth,
  );
  return {
    monthly: marginalPay(now.month, raised.month),
    annual: marginalPay(now.year, raised.year),
  };
}
