import type { Month } from '../dated/month.ts';
import { payElementsLaw } from '../law-in-force/pay-elements-law.ts';
import { toEuros } from '../money/cents.ts';
import { mealVoucherPay } from '../rules/meal-vouchers.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { objectOf, type JsonSchema } from '../schema/json-schema.ts';
import type { PersonTerms } from './person.ts';

export const mealVouchersSchema = {
  ...objectOf({
    value: { type: 'number', description: 'Total value of the vouchers.' },
    ownShare: { type: 'number', description: 'Payment of the employee for the vouchers.' },
    taxable: { type: 'number', description: 'The part that is taxed. It bears no contributions.' },
  }),
  description:
    'Meal vouchers of a month in euros. They are not part of the net. Present if the request has meal vouchers.',
} as const satisfies JsonSchema;

/** Meal vouchers in the answer, where an employee gets some. */
export function mealVouchersOf(
  { extras }: PersonTerms,
  payMonth: Month,
): FromSchema<typeof mealVouchersSchema> | undefined {
  if (!extras?.vouchers) return undefined;
  const { value, ownShare, taxable } = mealVoucherPay(extras.vouchers, payElementsLaw(payMonth));
  return {
    value: toEuros(value),
    ownShare: toEuros(ownShare.amount),
    taxable: taxable ? toEuros(taxable.amount) : 0,
  };
}
