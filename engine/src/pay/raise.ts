import type { Month } from '../dated/month.ts';
import type { Money } from '../quantity/quantity.ts';
import { marginalPay, withRaise } from '../rules/pay/marginal-pay.ts';
import { oneMonth, twelveMonths } from '../rules/twelfths.ts';
import { payOfPerson, type PersonPay } from './person-pay.ts';
import type { Person } from './person.ts';

/** What a raise of each month leaves. The pay for extra hours does not follow it. */
export function marginalOf(
  { facts, gross }: Person,
  now: PersonPay,
  payMonth: Month,
  raise: Money,
) {
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
