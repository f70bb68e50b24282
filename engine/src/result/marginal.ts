import { type JsonSchema, number, objectOf } from '../schema/json-schema.ts';

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
